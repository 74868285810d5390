#!/bin/sh
# Fetches the latest version, builds it beside the running site, checks it and serves it. Use, as root: deploy/update.sh
# A failed build changes nothing for visitors. The server is restarted only if its own code, its packages or its unit have
# changed; requests wait meanwhile.
set -eu
cd "$(dirname "$0")/.."
as_builder() { runuser -u catalogue-build -- env HOME=/var/lib/catalogue-build "$@"; }

before=$(as_builder git rev-parse HEAD)
as_builder git pull --quiet --ff-only
# Of the settings the build is told what is in the pages, and no password.
# shellcheck disable=SC2046
as_builder env $(grep -E '^(SITE_ORIGIN|EMAIL_SERVICE_ORIGIN|ENQUIRY_RETENTION_DAYS)=' /etc/catalogue.env) npm run --silent build

if systemctl is-enabled --quiet catalogue.service; then
	if [ -n "$(as_builder git diff --name-only "$before" HEAD -- server package-lock.json)" ]; then
		systemctl restart catalogue.service
	fi
	curl --silent --show-error --fail --retry 5 --max-time 30 --output /dev/null http://127.0.0.1:3000/livez
fi
echo "The site is up to date."
