#!/bin/sh
# Sets up this machine for the site: users, settings, services, Caddy. May be run again; it leaves the settings as they are.
# Use, as root, in /srv/catalogue: deploy/install.sh www.example.com
set -eu
host=${1:?"Name the host of the site: deploy/install.sh www.example.com"}
code=/srv/catalogue
root=${INSTALL_ROOT:-}

# The server may read the code and write its data; who builds the site may write the code and read no data.
id catalogue >/dev/null 2>&1 || useradd --system --home-dir /var/lib/catalogue --no-create-home --shell /usr/sbin/nologin catalogue
id catalogue-build >/dev/null 2>&1 || useradd --system --home-dir /var/lib/catalogue-build --create-home --shell /usr/sbin/nologin catalogue-build
chown -R catalogue-build: "$root$code"
install -d -m 0700 -o catalogue -g catalogue "$root/var/backups/catalogue" "$root/var/lib/catalogue"

if [ ! -e "$root/etc/catalogue.env" ]; then
	sed "s/^SITE_ORIGIN=.*/SITE_ORIGIN=https:\/\/$host/" "$root$code/deploy/catalogue.env.example" >"$root/etc/catalogue.env"
	# With it the watch is told how many enquiries wait.
	printf '\nHEALTH_TOKEN=%s\n' "$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')" >>"$root/etc/catalogue.env"
	chmod 0600 "$root/etc/catalogue.env"
fi
install -m 0644 "$root$code"/deploy/systemd/catalogue*.service "$root$code"/deploy/systemd/catalogue*.socket \
	"$root$code"/deploy/systemd/catalogue*.timer "$root/etc/systemd/system/"
install -D -m 0644 "$root$code/deploy/systemd/journald-catalogue.conf" "$root/etc/systemd/journald.conf.d/catalogue.conf"
install -D -m 0644 "$root$code/deploy/caddy/Caddyfile" "$root/etc/caddy/Caddyfile"
install -d -m 0755 "$root/etc/systemd/system/caddy.service.d"
case $host in
www.*) other=${host#www.} ;;
*) other=www.$host ;;
esac
printf '[Service]\nEnvironment=SITE_HOST=%s OTHER_HOST=%s\n' "$host" "$other" >"$root/etc/systemd/system/caddy.service.d/catalogue.conf"
echo "Installed for https://$host. The settings are in /etc/catalogue.env."
