#!/bin/sh
# Runs a command of the project with the settings of the server and as its user. Use, as root:
#   deploy/run.sh enquiries -- list
#   deploy/run.sh check:launch
set -eu
cd -P "$(dirname "$0")/.."
while IFS= read -r line || [ -n "$line" ]; do
	case $line in
	'' | '#'* | ';'*) ;;
	*=*)
		value=${line#*=}
		# As systemd reads the file.
		case $value in
		\"*\" | \'*\') value=${value#?} value=${value%?} ;;
		esac
		export "${line%%=*}=$value"
		;;
	esac
done </etc/catalogue.env
export DATA_DIR=/var/lib/catalogue BACKUP_DIR=/var/backups/catalogue HOME=/var/lib/catalogue
# Another process of this user could have Node open its debugger by this signal.
export NODE_OPTIONS=--disable-sigusr1
exec runuser -u catalogue -- node_modules/.bin/node --run "$@"
