# Sourced by the other scripts: the paths and users of an installation, and the functions that update and rollback
# share. The tests set INSTALL_ROOT and INSTALL_USER to use another folder and other users.
root=${INSTALL_ROOT:-}
base=$root/srv/catalogue
releases=$base/releases
settings=$root/etc/catalogue.env
# Runs the server, and is the only one that may read the enquiries. Builds the pages. Downloads packages.
server=${INSTALL_USER:-catalogue}
builder=$server-build
packager=$server-packages
builder_home=$root/var/lib/catalogue-build
packager_home=$root/var/lib/catalogue-packages
umask 022

# Prints text from untrusted users, such as file names, without the characters that control root's terminal.
printable() {
	iconv -c -f UTF-8 -t UTF-8 | LC_ALL=C.UTF-8 sed 's/[^[:print:]\t]//g'
}

fail() {
	printf '%s\n' "$1" | printable >&2
	exit 1
}

# The settings have passwords in them, and may have been copied from another machine in a way that lets everybody read them.
protect_settings() {
	chown root: "$settings"
	chmod 0600 "$settings"
}

# One update or rollback at a time. Only root can open the folder, so no other user can hold the lock.
take_turn() {
	exec 9<"$base/repository"
	flock --nonblock 9 || {
		echo "Another update is running. Waiting for it to finish."
		flock 9
	}
}

# The name of the release that is served.
served() {
	[ ! -L "$base/current" ] || basename "$(readlink "$base/current")"
}

# The name of the release that another one has replaced.
replaced_by() {
	[ ! -f "$releases/$1/.replaced" ] || cat "$releases/$1/.replaced"
}

# A release, or the latest one before it whose server has not failed; nothing if it has been removed.
working_from() {
	working=$1
	while [ -n "$working" ] && [ -e "$releases/$working/.failed" ]; do working=$(replaced_by "$working"); done
	[ ! -d "$releases/$working" ] || echo "$working"
}

# Visitors who still have a page of an earlier release open can load its scripts, style sheets, pictures and fonts.
keep_files() {
	said=$(node "$2/scripts/keep-files.mjs" "$1/build" "$2/build" 2>&1) || {
		printf '%s\n' "$said" | printable >&2
		return 1
	}
}

# Whether the running server answers at an address. /healthz answers 503 if it cannot store enquiries.
answers() {
	curl --noproxy '*' --silent --show-error --fail --retry 5 --max-time 30 --output /dev/null "http://127.0.0.1:3000/$1"
}

# Marks a release that does not work, so that no rollback serves it, and ends the script.
fail_release() {
	touch "$releases/$1/.failed" || true
	fail "$2"
}

# Serves a complete release. It is flushed to disk before the link is replaced, and the link afterwards. Restarts even
# if the link is already correct, because an interrupted update may have left it so.
switch_to() {
	sync -f "$releases/$1"
	rm -f "$base/current.next"
	ln -s "releases/$1" "$base/current.next"
	mv -fT "$base/current.next" "$base/current"
	sync "$base"
	rm -f "$releases/$1/.failed"
	if systemctl is-enabled --quiet catalogue.service; then
		systemctl daemon-reload
		systemctl restart catalogue.service
		answers livez ||
			fail_release "$1" "The server of $1 does not respond: look at journalctl -u catalogue, and serve another release with deploy/rollback.sh NAME. There are: $(ls "$releases" | xargs)"
		answers healthz ||
			fail_release "$1" "The server of $1 cannot store enquiries: look at journalctl -u catalogue, and serve another release with deploy/rollback.sh NAME."
	fi
}
