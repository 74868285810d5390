#!/bin/sh
# Runs a command of the project with the settings of the server and as its user. Use, as root:
#   deploy/run.sh enquiries -- list
#   deploy/run.sh check:launch
set -eu
# Nothing of root's own environment.
[ -n "${CLEARED-}" ] || exec env -i CLEARED=1 PATH="$PATH" TERM="${TERM-dumb}" sh "$0" "$@"
cd -P "$(dirname "$0")/.."

# Refuses lines that systemd reads differently, naming only the line number, because the line may contain a password.
refuse() {
	echo "Line $number of /etc/catalogue.env is not readable here: a value stands on one line, with no backslash in it and quotes around all of it or none. Correct it." >&2
	exit 1
}

trimmed() {
	text=${1#"${1%%[! 	$carriage_return]*}"}
	text=${text%"${text##*[! 	$carriage_return]}"}
}

carriage_return=$(printf '\r')
number=0
while IFS= read -r line || [ -n "$line" ]; do
	number=$((number + 1))
	case $line in
	*\\*) refuse ;;
	esac
	trimmed "$line"
	case $text in
	'#'* | ';'*) continue ;;
	*=*) line=$text ;;
	*) continue ;;
	esac
	trimmed "${line%%=*}"
	name=$text
	trimmed "${line#*=}"
	value=$text
	case $name in
	'' | [0-9]* | *[!A-Za-z0-9_]*) continue ;;
	esac
	case $value in
	\"*\") value=${value#?} value=${value%?} within=\" ;;
	\'*\') value=${value#?} value=${value%?} within=\' ;;
	\"* | \'*) refuse ;;
	*) within= ;;
	esac
	# systemd ends a value at the second quote, and a line at a carriage return.
	case $value in
	*"${within:-$carriage_return}"*) refuse ;;
	esac
	export "$name=$value"
done </etc/catalogue.env
export DATA_DIR=/var/lib/catalogue BACKUP_DIR=/var/backups/catalogue HOME=/var/lib/catalogue
# Otherwise another process of this user could open Node's debugger with this signal.
export NODE_OPTIONS=--disable-sigusr1
set -- node_modules/.bin/node --run "$@"
# Not in root's terminal, into which another process of this user could type.
[ ! -t 1 ] || exec runuser --pty -u catalogue -- "$@"
exec setsid --wait runuser -u catalogue -- "$@" </dev/null
