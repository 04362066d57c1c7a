import path from 'node:path';

/**
 * What to do with data of another major version, as commands to copy. PostgreSQL reads only data of its own major
 * version; a dump made by the old one is read by every later one.
 * @param asOwner put before a command that the owner of the data has to run; empty when we are the owner
 */
export function upgradeAdvice(found: string, ours: string, dataDir: string, asOwner: string): string {
  const cluster = path.join(dataDir, 'postgres');
  const dump = path.join(dataDir, `kage-${found}.dump`);
  const tools = (major: string) => `/usr/lib/postgresql/${major}/bin`;
  const pgCtl = `${asOwner}${tools(found)}/pg_ctl -D "${cluster}" -w`;
  return `The data in ${cluster} was written by PostgreSQL ${found}. This version of Kage Codex brings PostgreSQL ${ours}, which cannot read it.
Nothing was changed. To take the data along, dump it with PostgreSQL ${found} and restore it here.
(Debian and Ubuntu have the programs in the packages postgresql-${found} and postgresql-client-${ours}; elsewhere they lie in other folders.)

  1. Dump:
     ${pgCtl} -l /tmp/kage-${found}.log -o "-p 54${found} -c unix_socket_directories=/tmp" start
     PGPASSWORD="$(cat "${dataDir}/postgres-password")" ${tools(found)}/pg_dump -h 127.0.0.1 -p 54${found} -U postgres -Fc kage > "${dump}"
     ${pgCtl} stop

  2. Put the old data aside and begin anew:
     mv "${cluster}" "${cluster}-${found}"
     npm start

  3. While it runs, in another terminal:
     ${tools(ours)}/pg_restore --clean --if-exists --no-owner -d "$(npm run --silent db:url)" "${dump}"

Or begin with empty data: only step 2.`;
}
