#!/bin/sh
# Tries the archive in a bare root without Java and Maven, as a plain user; needs root and debootstrap.
#   cli/src/dist/try.sh FOLDER MIRROR
set -eu
root=$1
[ -e "$root/bin/sh" ] || debootstrap --variant=minbase bookworm "$root" "$2"
rm -rf "$root"/opt/rulewright-*
tar xzf "$(dirname "$0")"/../../target/rulewright-*.tar.gz -C "$root/opt"
mkdir -p "$root/home/player"
chown 1000:1000 "$root/home/player"
[ -e "$root/proc/self" ] || mount -t proc proc "$root/proc"
chroot --userspec=1000:1000 "$root" sh -eu <<'END'
cd /home/player && rm -rf ./*
run() {
  wanted=$1 && shift
  /opt/rulewright-*/bin/rulewright "$@" >out.txt 2>err.txt || code=$?
  [ "${code:-0}" -eq "$wanted" ] || { cat err.txt; echo "FAILED with ${code:-0}: $*"; exit 1; }
  unset code
  echo "as it should be: $*"
}
run 0 --version
run 0 games
run 0 replay --game mission-combat
run 0 simulate --game invaders --games 20 --out run
run 0 report run
run 0 demo
run 0 new my-game
run 0 check --game-path my-game
run 0 page --game-path my-game
run 2 moves --game nonsense
END
