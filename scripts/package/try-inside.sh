#!/bin/sh
# Run by scripts/try-package.mjs as root of a bare Debian, in namespaces of its own: what docs/deployment.md says an
# operator does, with the package beside it.
set -eu
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive

step() { echo "▸ $*"; }

step 'install'
apt-get install -y -q /try/endoll.deb >/try/apt.log 2>&1 || { tail -20 /try/apt.log; exit 1; }

step 'database of an ordinary role'
pg_ctlcluster 15 main start
setpriv --reuid=postgres --regid=postgres --init-groups psql -q -c "create role office login password 'office'"
setpriv --reuid=postgres --regid=postgres --init-groups createdb --owner office office

step 'settings'
sed -i 's#^DATABASE_URL=.*#DATABASE_URL=postgres://office:office@localhost/office#' /etc/endoll/secrets.env
sed -i 's#^{#{ "publicAddress": "https://office.example",#' /etc/endoll/deployment.json
echo '127.0.0.1 office.example' >>/etc/hosts

step 'migrate'
endoll migrate --plan | tail -1
endoll migrate | tail -1

step 'serve'
endoll serve >/try/endoll.log 2>&1 &
server=$!
for _ in $(seq 100); do
  curl -sf http://127.0.0.1:3000/readyz >/dev/null && break
  sleep 0.3
done
curl -sf http://127.0.0.1:3000/readyz || { tail -20 /try/endoll.log; exit 1; }
echo

step 'nginx of the documentation'
openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=office.example -addext subjectAltName=DNS:office.example \
  -keyout /etc/ssl/office.key -out /etc/ssl/office.crt 2>/dev/null
cp /etc/ssl/office.crt /usr/local/share/ca-certificates/office.crt
update-ca-certificates >/dev/null 2>&1
cp /try/nginx.conf /etc/nginx/sites-enabled/default
nginx -t -q && nginx
page=$(curl -sS --fail --location https://office.example/)
case $page in *'<html'*'</html>'*) echo "a page of $(printf %s "$page" | wc -c) bytes" ;; *) exit 1 ;; esac

step 'check'
export NODE_EXTRA_CA_CERTS=/etc/ssl/office.crt
endoll check || [ $? = 1 ]

step 'commands'
endoll version
endoll keys rotate
endoll maintenance-pass
endoll resend-mails
endoll name-in-log nobody@example.com && exit 1
endoll push-keys | head -c 20 && echo
endoll psql -At -c 'select count(*) from schema_migration'
mkdir -m 755 /try/folder && printf 'contract_name\n' >/try/folder/unknown.csv && chmod -R a+rX /try
endoll import /try/folder --check && exit 1
endoll backup /var/lib/endoll/office.dump
setpriv --reuid=postgres --regid=postgres --init-groups createdb --owner office other
sed -i 's#/office$#/other#' /etc/endoll/secrets.env
endoll restore /var/lib/endoll/office.dump
endoll psql -At -c 'select count(*) from schema_migration'

step 'stop and remove'
kill -TERM $server
wait $server
apt-get purge -y -q endoll >/dev/null 2>&1
[ ! -e /usr/lib/endoll/bin/node ] && [ -e /var/lib/endoll/office.dump ]
echo 'The files of customers stay.'
