#!/bin/sh
# Runs a command of the project with the settings of the server and as its user. Use, as root:
#   deploy/run.sh enquiries -- list
#   deploy/run.sh check:launch
set -eu
cd -P "$(dirname "$0")/.."
while IFS= read -r line; do
	case $line in
	'' | '#'*) ;;
	*=*) export "$line" ;;
	esac
done </etc/catalogue.env
export DATA_DIR=/var/lib/catalogue BACKUP_DIR=/var/backups/catalogue HOME=/var/lib/catalogue npm_config_logs_max=0
exec runuser -u catalogue -- npm run --silent "$@"
