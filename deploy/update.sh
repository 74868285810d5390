#!/bin/sh
# Fetches the latest version, builds it beside the running site, checks it and serves it. Use, as root: deploy/update.sh
# If it fails or is interrupted, the site is either the old release or the new one, each with its own packages and server; the
# next update starts from the beginning.
set -eu
# shellcheck source=deploy/places.sh
. "$(dirname "$0")/places.sh"
unfinished=$base/unfinished
output=$base/output

# Runs a command as an untrusted user: with an empty environment, without the lock, and without this terminal, into
# which it could type. Its output is shown afterwards, without control characters. Runs in the background, because a
# shell cannot be stopped while it waits for a foreground command.
run_as() {
	user=$1
	shift
	env -i PATH="$PATH" LANG=C.UTF-8 setsid --wait runuser -u "$user" -- env "$@" </dev/null >"$output" 2>&1 9<&- &
	status=0
	wait $! || status=$?
	show_output
	return "$status"
}

show_output() {
	[ -f "$output" ] || return 0
	printable <"$output"
	rm -f "$output"
}

# The user may have left processes running. The kernel signals all of them at once, so none escapes by starting others.
end_processes_of() {
	for _ in $(seq 100); do
		run_as "$1" sh -c 'kill -KILL -1' >/dev/null || true
		ps -o stat= -U "$1" | grep -q '^[^Z]' || return 0
		sleep 0.1
	done
	fail "The processes of $1 cannot be killed."
}

stop() {
	trap - EXIT
	end_processes_of "$builder"
	end_processes_of "$packager"
	# It may have filled the disk.
	rm -rf "$unfinished"
}

take_turn
protect_settings
stop
trap stop EXIT
trap 'show_output; exit 130' INT
trap 'show_output; exit 143' TERM

! grep -Eq '^[[:space:]]*(SITE_ORIGIN|EMAIL_SERVICE_ORIGIN|ENQUIRY_RETENTION_DAYS)[[:space:]]*=.*[^[:space:]][[:space:]]+[^[:space:]]' "$settings" ||
	fail "In /etc/catalogue.env, SITE_ORIGIN, EMAIL_SERVICE_ORIGIN or ENQUIRY_RETENTION_DAYS has a space or a comment behind its value. Correct it."
# The lock files of a killed update would block git forever.
find "$base/repository/.git" -name '*.lock' -delete
echo "Fetching the latest version."
# In the foreground, where git may prompt for a password, and without the lock, which a git helper could keep.
timeout --foreground 30m git -C "$base/repository" -c core.fsync=all -c gc.autoDetach=false -c maintenance.autoDetach=false \
	-c http.lowSpeedLimit=1000 -c http.lowSpeedTime=60 fetch --prune --quiet 9<&- ||
	fail "The latest version could not be fetched, so nothing was changed."
commit=$(git -C "$base/repository" rev-parse --quiet --verify '@{upstream}') ||
	fail "The branch of $base/repository is not on the remote any more, so nothing was changed. Check out the branch to serve."
git clone --quiet --no-hardlinks --no-checkout "$base/repository" "$unfinished"
cd "$unfinished"
git checkout --quiet --detach "$commit"
name=$(date -u +%Y-%m-%dT%H-%M-%S.%3N)-$(git rev-parse --short "$commit")

# Not as root, because npm parses what a registry sends, and not as the builder, who could then change what the server runs.
install -d -o "$packager" node_modules
echo "Installing the packages. The output is written to $output."
run_as "$packager" HOME="$packager_home" ${https_proxy:+"https_proxy=$https_proxy"} \
	npm ci --omit=dev --ignore-scripts --prefer-offline --engine-strict=false --no-audit --no-fund --no-update-notifier --loglevel=error
end_processes_of "$packager"
chown -hR root:root node_modules
chmod -R go-w node_modules

# The build writes only into these folders: two caches for the next build, and the site.
ln -s "$builder_home/cache" .cache
ln -s "$builder_home/generated" generated
install -d -o "$builder" releases
echo "Building the site. The output is written to $output."
# It gets only the settings that pages contain. Where enquiries go and how long they are kept follows the settings of this
# server, not those with which the editor publishes. It reads the dates of content changes from the repository.
# shellcheck disable=SC2046
run_as "$builder" HOME="$builder_home" \
	GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0="*" EMAIL_SERVICE_ORIGIN= ENQUIRY_RETENTION_DAYS= \
	$(set -f && sed -En 's/^[[:space:]]*(SITE_ORIGIN|EMAIL_SERVICE_ORIGIN|ENQUIRY_RETENTION_DAYS)[[:space:]]*=[[:space:]]*["'"'"']?([^"'"'"']*)["'"'"']?[[:space:]]*$/\1=\2/p' "$settings" | tr -d '\r') \
	sh -c 'mkdir -p "$HOME/cache" "$HOME/generated" && exec npm run --silent build -- --prepare'

# From here on the builder can no longer access the build, and none of its processes are left. Root copies plain files
# only: no links are followed, and a file that the builder can still reach by another name is not the served one.
chmod 0700 .
end_processes_of "$builder"
built=$(find releases -mindepth 1 -maxdepth 1 -name '*.ready')
[ -d "$built" ] || fail "The build has produced no site, so nothing was changed."
odd=$(find "$built" ! \( -user "$builder" \( -type f -o -type d \) \) -print -quit)
[ -z "$odd" ] || fail "The build has left $odd, which is not a regular file, so nothing was changed."
cp -R "$built" build
chmod -R u=rwX,go=rX build
# The builder must not decide which files are kept.
rm -f build/.kept.json
rm -rf .git .cache generated releases

before=$(served)
[ -z "$before" ] || keep_files "$releases/$before" "$unfinished" ||
	echo "Files of $before are not kept for visitors who have its pages open." >&2
# Never roll back to a release whose server did not answer, unless it answers now.
if [ -n "$before" ] && [ -e "$releases/$before/.failed" ] && answers livez && answers healthz; then
	rm "$releases/$before/.failed"
fi
before=$(working_from "$before")
if [ -z "$before" ]; then
	# After rollbacks that have failed: the latest release whose server has not.
	for old in "$releases"/*; do
		[ ! -d "$old" ] || [ -e "$old/.failed" ] || before=${old##*/}
	done
fi
echo "$before" >.replaced
chmod 0755 .
sync -f .
mv -T "$unfinished" "$releases/$name"
cd "$base"

# Keeps the served release and the two served before it, even if its server does not answer.
prune() {
	kept="$(served) $name"
	for _ in 1 2; do
		[ -z "$before" ] || kept="$kept $before"
		[ -z "$before" ] || before=$(replaced_by "$before")
	done
	for old in "$releases"/*; do
		case " $kept " in
		*" ${old##*/} "*) ;;
		# Renamed first, so that no rollback serves a partly deleted release.
		*) mv -T "$old" "$unfinished" && rm -rf "$unfinished" ;;
		esac
	done
}
trap prune EXIT
switch_to "$name"

# These files are installed by install.sh only.
compare() {
	cmp -s "$releases/$name/deploy/$1" "$root$2" ||
		echo "$root$2 differs from deploy/$1 of this release: see “Update and roll back” in docs/put-it-online.md."
}
for unit in "$releases/$name"/deploy/systemd/*.service "$releases/$name"/deploy/systemd/*.socket "$releases/$name"/deploy/systemd/*.timer; do
	compare "systemd/${unit##*/}" "/etc/systemd/system/${unit##*/}"
done
compare systemd/journald-catalogue.conf /etc/systemd/journald.conf.d/catalogue.conf
compare caddy/Caddyfile /etc/caddy/Caddyfile
# It contains names of this site, so it is compared with the replaced release's.
[ ! -e "$root/etc/nginx/conf.d/catalogue.conf" ] || [ -z "$before" ] ||
	cmp -s "$releases/$before/deploy/nginx/catalogue.conf" "$releases/$name/deploy/nginx/catalogue.conf" ||
	echo "deploy/nginx/catalogue.conf of this release has changed: see “Update and roll back” in docs/put-it-online.md."
echo "The site is up to date: $name."
