#!/bin/sh
# Serves the previous release, or the given one, with its own packages and server. Use, as root: deploy/rollback.sh [NAME]
set -eu
# shellcheck source=deploy/places.sh
. "$(dirname "$0")/places.sh"

take_turn
present=$(served)
wanted=${1:-$(working_from "$(replaced_by "$present")")}
[ -n "$wanted" ] && [ -d "$releases/$wanted/build" ] ||
	fail "There is no such release to roll back to. There are: $(ls "$releases")"
[ "$wanted" = "$present" ] || keep_files "$releases/$present" "$releases/$wanted" ||
	echo "Files of $present are not kept for visitors who have its pages open." >&2
switch_to "$wanted"
echo "The site is now $wanted; it was $present."
