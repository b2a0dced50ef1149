# As the official image starts: makes the database that the environment describes, where there is none yet.
set -e
PATH=$PATH:$(echo /usr/lib/postgresql/*/bin)
as() { setpriv --reuid postgres --regid postgres --clear-groups "$@"; }
mkdir -p "$PGDATA" /run/postgresql
chown -R postgres "$(dirname "$PGDATA")" /run/postgresql
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" >/tmp/password
  chown postgres /tmp/password
  as initdb --pgdata "$PGDATA" --username "$POSTGRES_USER" --pwfile /tmp/password --auth-host scram-sha-256 >/dev/null
  rm /tmp/password
  echo "CREATE DATABASE $POSTGRES_DB" | as postgres --single -D "$PGDATA" postgres >/dev/null
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
fi
exec setpriv --reuid postgres --regid postgres --clear-groups postgres -D "$PGDATA" -c 'listen_addresses=*'
