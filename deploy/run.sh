#!/bin/sh
# Runs a command of the project with the settings of the server and as its user. Use, as root:
#   deploy/run.sh enquiries -- list
#   deploy/run.sh check:launch
set -eu
cd -P "$(dirname "$0")/.."
# As systemd reads the file, but for escapes by a backslash: without space around names and values, and without other lines.
while read -r line || [ -n "$line" ]; do
	case $line in
	'#'* | ';'*) continue ;;
	*=*) ;;
	*) continue ;;
	esac
	name=${line%%=*} value=${line#*=}
	name=${name%"${name##*[! 	]}"} value=${value#"${value%%[! 	]*}"}
	case $name in
	'' | [0-9]* | *[!A-Za-z0-9_]*) continue ;;
	esac
	case $value in
	\"*\" | \'*\') value=${value#?} value=${value%?} ;;
	esac
	export "$name=$value"
done </etc/catalogue.env
export DATA_DIR=/var/lib/catalogue BACKUP_DIR=/var/backups/catalogue HOME=/var/lib/catalogue
# Another process of this user could have Node open its debugger by this signal.
export NODE_OPTIONS=--disable-sigusr1
exec runuser -u catalogue -- node_modules/.bin/node --run "$@"
