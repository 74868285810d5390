# Read by the other scripts: the places and the users of an installation, and what an update and a way back have in common.
# With INSTALL_ROOT and INSTALL_USER set, they rehearse in another folder, with other users.
root=${INSTALL_ROOT:-}
base=$root/srv/catalogue
releases=$base/releases
settings=$root/etc/catalogue.env
# Runs the server, and alone may read the enquiries. Builds the pages. Downloads packages.
server=${INSTALL_USER:-catalogue}
builder=$server-build
packager=$server-packages
builder_home=$root/var/lib/catalogue-build
packager_home=$root/var/lib/catalogue-packages
umask 022

fail() {
	echo "$1" >&2
	exit 1
}

# One update or way back at a time. The folder can be opened by root alone, so nobody else can hold the lock.
take_turn() {
	exec 9<"$base/repository"
	flock --nonblock 9 || {
		echo "Another update is running. Waiting for it to end."
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

# Visitors who have a page of one release open still find its scripts, style sheets, pictures and fonts in another.
keep_files() {
	node "$2/scripts/keep-files.mjs" "$1/build" "$2/build"
}

# Ends an update or a way back to a release that does not work, which no later rollback goes back to.
fail_release() {
	touch "$releases/$1/.failed" || true
	fail "$2"
}

# Makes a complete release the one that is served: it is on the disk before, and the link afterwards. The restart is not left out when the
# link is already there: an update that was interrupted may have left it so.
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
		curl --silent --show-error --fail --retry 5 --max-time 30 --output /dev/null http://127.0.0.1:3000/livez ||
			fail_release "$1" "The server of $1 does not answer: look at journalctl -u catalogue, and go back with deploy/rollback.sh."
		# It answers 503 where it cannot store enquiries.
		curl --silent --show-error --fail --retry 3 --max-time 30 --output /dev/null http://127.0.0.1:3000/healthz ||
			fail_release "$1" "The server of $1 cannot store enquiries: look at journalctl -u catalogue, and serve another release with deploy/rollback.sh NAME."
	fi
}
