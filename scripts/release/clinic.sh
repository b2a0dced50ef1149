#!/bin/sh
# The commands of a clinic that was unpacked from an archive (docs/releases.md). Settings and data are beside this file, in
# backend/, website/ and var/; the versions of the product are in releases/.
set -eu
home=$(dirname "$(readlink -f "$0")")
release=$home/releases/current
if [ ! -e "$release" ]; then
  for release in "$home"/releases/*/; do :; done
fi
command=${1:-help}
[ $# -eq 0 ] || shift
case $command in
  start) file=serve ;;
  setup | upgrade | rollback | backup | restore | drill | doctor | export-data | import | import-export | move-files | \
    move-to-postgres | remove-demonstration | reset-editor-factor) file=$command ;;
  *)
    echo "./clinic start | setup | upgrade ARCHIVE | rollback | backup | restore FILE | drill | doctor | export-data | import FILE |" \
      "import-export FILE | move-files | move-to-postgres | remove-demonstration | reset-editor-factor" >&2
    exit 2
    ;;
esac
release=$(readlink -f "$release")
exec "$release/node/bin/node" "$release/scripts/run.mjs" "$release/scripts/$file.mjs" "$@"
