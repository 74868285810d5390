#!/bin/sh
# Sets up this machine for the site: users, folders, settings, services, Caddy. Can be run again; it keeps the settings.
# Use, as root, in /srv/catalogue/repository: deploy/install.sh www.example.com
set -eu
host=${1:?"Name the host of the site: deploy/install.sh www.example.com"}
code=$(cd "$(dirname "$0")/.." && pwd -P)
# shellcheck source=deploy/places.sh
. "$code/deploy/places.sh"

# Root owns all code. The server may write its data; the build user may write the build and read no data.
add_user() {
	id "$1" >/dev/null 2>&1 || useradd --system --home-dir "$2" --no-create-home --shell /usr/sbin/nologin "$1"
}
add_user "$server" "$root/var/lib/catalogue"
add_user "$builder" "$builder_home"
add_user "$packager" "$packager_home"
[ "$(stat -c %u "$base" "$base/repository" | sort -u)" = 0 ] ||
	fail "$base and $base/repository must belong to root. Clone the repository again, as root."
# The URL of a repository may contain a password.
chmod 0700 "$base/repository"
install -d -m 0755 "$base" "$releases"
install -d -m 0700 -o "$server" -g "$server" "$root/var/backups/catalogue" "$root/var/lib/catalogue"
install -d -m 0755 -o "$builder" -g "$builder" "$builder_home"
install -d -m 0755 -o "$packager" -g "$packager" "$packager_home"

if [ ! -e "$settings" ]; then
	(
		umask 077
		sed "s/^SITE_ORIGIN=.*/SITE_ORIGIN=https:\/\/$host/" "$code/deploy/catalogue.env.example" >"$settings.new"
		# With this token, the watch can read the number of waiting enquiries.
		printf '\nHEALTH_TOKEN=%s\n' "$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')" >>"$settings.new"
	)
	mv "$settings.new" "$settings"
fi
protect_settings
install -m 0644 "$code"/deploy/systemd/catalogue*.service "$code"/deploy/systemd/catalogue*.socket \
	"$code"/deploy/systemd/catalogue*.timer "$root/etc/systemd/system/"
install -D -m 0644 "$code/deploy/systemd/journald-catalogue.conf" "$root/etc/systemd/journald.conf.d/catalogue.conf"
install -D -m 0644 "$code/deploy/caddy/Caddyfile" "$root/etc/caddy/Caddyfile"
install -d -m 0755 "$root/etc/systemd/system/caddy.service.d"
case $host in
www.*) other=${host#www.} ;;
*) other=www.$host ;;
esac
printf '[Service]\nEnvironment=SITE_HOST=%s OTHER_HOST=%s\n' "$host" "$other" >"$root/etc/systemd/system/caddy.service.d/catalogue.conf"
if grep -Eq "^[[:space:]]*SITE_ORIGIN[[:space:]]*=[[:space:]]*[\"']?https://$host/?[\"']?[[:space:]]*$" "$settings"; then
	echo "Installed for https://$host. The settings are in /etc/catalogue.env."
else
	echo "Installed for https://$host, but SITE_ORIGIN in /etc/catalogue.env is another. Correct it and run deploy/update.sh."
fi
