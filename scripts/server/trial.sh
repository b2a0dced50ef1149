# Inside a fresh Debian with the clinic in /opt/clinic, no systemd and no network (scripts/check-server.mjs): deploy/setup-server
# without and with an authority for certificates (pebble), once more, and a renewal.
set -eu
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root
export REQUESTS_CA_BUNDLE=/trial/acme.crt ACME_SERVER=https://acme.test:14000/dir NODE_MIRROR=file:///trial/mirror
domain=clinic.test
setup=/opt/clinic/deploy/setup-server
[ -e $setup ] || setup=$(echo /opt/clinic/releases/*/deploy/setup-server)

expect() {
    what=$1
    shift
    if "$@" > /trial/log 2>&1; then echo "ok: $what"; else
        echo "Not as it should be: $what"
        tail -n 30 /trial/log
        exit 1
    fi
}
fails() { ! "$@"; }
setup() { "$setup" $domain you@$domain; }
value() { sed -n "s/^$2=//p" "/etc/systemd/system/$1.service"; }
serial() { openssl s_client -connect $domain:443 -servername $domain < /dev/null 2> /dev/null | openssl x509 -noout -serial; }

# As its unit does, of which no systemd reads more here.
start() {
    cd "$(value "$1" WorkingDirectory)"
    # shellcheck disable=SC2046
    env -i $(value "$1" Environment) $(cat "$(value "$1" EnvironmentFile)") \
        setpriv --reuid clinic --regid clinic --clear-groups $(value "$1" ExecStart) > "/trial/$1.log" 2>&1 &
    cd /
    tries=0
    until curl --silent --fail --output /dev/null "http://127.0.0.1:$2/health/ready"; do
        tries=$((tries + 1))
        [ $tries -lt 300 ] || { tail -n 30 "/trial/$1.log"; return 1; }
        sleep 1
    done
}

echo "127.0.0.1 localhost acme.test $domain" > /etc/hosts
expect 'a wrong address is refused in words' fails "$setup" 'clinic test' you@$domain
expect 'without an authority it ends at the certificate' sh -c "! $setup $domain you@$domain && [ -e /etc/systemd/system/clinic-backend.service ]"
start clinic-backend 1337
start clinic-website 3000
expect 'both parts start as the user of their units' true

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=acme.test \
    -addext subjectAltName=DNS:acme.test -keyout /trial/acme.key -out /trial/acme.crt 2> /dev/null
cat > /trial/pebble.json <<'END'
{"pebble": {"listenAddress": "127.0.0.1:14000", "managementListenAddress": "127.0.0.1:15000", "httpPort": 80, "tlsPort": 443,
  "certificate": "/trial/acme.crt", "privateKey": "/trial/acme.key"}}
END
PEBBLE_VA_NOSLEEP=1 PEBBLE_WFE_NONCEREJECT=0 pebble -config /trial/pebble.json > /trial/pebble.log 2>&1 &
until curl --silent --cacert /trial/acme.crt https://acme.test:15000/roots/0 > /trial/root.crt; do sleep 0.2; done

expect 'with an authority it goes on to its end' setup
expect 'the home page comes by https, with a certificate of the authority' sh -c "curl -sS --cacert /trial/root.crt https://$domain/en | grep -q '<h1'"
expect 'http leads to https' sh -c "curl -sSi http://$domain/ar | grep -qi '^location: https://$domain/ar'"
expect 'another name gets no answer' fails curl -sk --resolve other.test:443:127.0.0.1 https://other.test/
expect 'the firewall lets in ssh and the web, and nothing else' sh -c \
    "ufw status | grep -q '^Status: active' && [ \"\$(ufw show added | grep ^ufw | sort | tr '\n' ' ')\" = 'ufw allow 22/tcp ufw allow 443/tcp ufw allow 80/tcp ' ]"
expect 'settings are for root alone' sh -c "[ \"\$(stat -c %a%U /opt/clinic/backend/.env)\" = 600root ]"
expect 'the units are right' systemd-analyze verify /etc/systemd/system/clinic-*
expect 'units are enabled' systemctl is-enabled clinic-backend clinic-website clinic-backup.timer certbot.timer

touch /trial/stamp
expect 'a second run ends well' setup
expect 'and changes nothing' sh -c "find /etc /opt /usr/local /var/www /var/lib -cnewer /trial/stamp -type f \
    ! -path '/opt/clinic/backend/data/*' ! -path '*/.next/*' ! -path '*/var/*' ! -path '/var/lib/nginx/*' | tee /dev/stderr | { ! grep -q .; }"

before=$(serial)
expect 'a renewal is answered on port 80' certbot renew --force-renewal --no-random-sleep-on-renew
renewed() {
    tries=0
    until [ "$(serial)" != "$before" ]; do
        tries=$((tries + 1))
        [ $tries -lt 50 ] || return 1
        sleep 0.2
    done
}
expect 'and nginx serves the new certificate' renewed

cd "$(value clinic-backup WorkingDirectory)"
# shellcheck disable=SC2046
expect 'the nightly backup makes one' $(value clinic-backup ExecStart)
