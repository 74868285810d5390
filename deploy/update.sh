#!/bin/sh
# Fetches the latest version, builds it beside the running site, checks it and serves it. Use, as root: deploy/update.sh
# A failed build changes nothing for visitors. The server is restarted after every build, because its own code may have changed since it
# was started, also by an update that was interrupted. Requests wait meanwhile.
set -eu
cd "$(dirname "$0")/.."
as_builder() { runuser -u catalogue-build -- env HOME=/var/lib/catalogue-build "$@"; }

as_builder git pull --quiet --ff-only
# Of the settings the build is told what is in the pages, and no password.
# shellcheck disable=SC2046
as_builder env $(grep -E '^(SITE_ORIGIN|EMAIL_SERVICE_ORIGIN|ENQUIRY_RETENTION_DAYS)=' /etc/catalogue.env) npm run --silent build

if systemctl is-enabled --quiet catalogue.service; then
	systemctl restart catalogue.service
	curl --silent --show-error --fail --retry 5 --max-time 30 --output /dev/null http://127.0.0.1:3000/livez
fi
echo "The site is up to date."
