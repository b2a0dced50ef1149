import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeKeys, readArchive, writeArchive } from './backup/archive.mjs';
import { copyDatabase } from './backup/database.mjs';
import { listFiles } from './backup/files.mjs';
import { nameOfBackup, outdatedBackups } from './backup/keep.mjs';
import { recipientOf } from './backup/keys.mjs';
import { writeNote } from './backup/note.mjs';
import { asideFolder, exportsFolder, placesOf } from './backup/places.mjs';
import { removeCutShort, removeSetAside } from './backup/set-aside.mjs';
import { backendFile, websiteFile } from './lib/env-files.mjs';
import { Fault, tryOr } from './lib/fault.mjs';
import { onStop } from './lib/on-stop.mjs';
import { installBoth } from './lib/prepare.mjs';
import { backendDir } from './lib/project.mjs';
import { readSettings } from './lib/settings.mjs';
import { formatDuration } from './lib/steps.mjs';
import { cleanUp, temporaryFolder } from './lib/undo.mjs';

// Makes one backup: the database, contract cards, pictures, settings and secrets, encrypted to a recipient and read back; old ones
// are removed. Files in a bucket are included. Ends with a single line; on failure it begins with BACKUP FAILED, and the status is
// 1.
const DAY_MS = 86_400_000;
const { values } = parseArgs({ options: { 'keep-days': { type: 'string', default: '30' } } });

async function backUp() {
  const startedAt = new Date();
  const days = Number(values['keep-days']);
  if (!(days >= 1)) throw new Fault('--keep-days has to be a number of days, 1 or more.');
  // Never beside a running site whose packages are not those of a newer lock file: that is an upgrade, and no backup's work.
  if (!existsSync(join(backendDir, 'node_modules'))) await installBoth({ withTests: false });
  const { backend } = readSettings();
  const places = placesOf(backend);
  const recipient = await recipientOf({ env: backend, places });
  mkdirSync(places.backups, { recursive: true, mode: 0o700 });
  const folders = [places.backups, asideFolder, exportsFolder];
  removeCutShort({ folders, before: startedAt.getTime() - DAY_MS });
  const folder = temporaryFolder('.unfinished-', places.backups);
  const file = join(places.backups, nameOfBackup(startedAt));
  const { kind, path, rows } = await copyDatabase(places, folder);
  const entries = [
    { name: `database/${path.slice(folder.length + 1)}`, path },
    ...(await listFiles(places)),
    { name: 'settings/backend.env', path: backendFile },
    { name: 'settings/website.env', path: websiteFile },
  ];
  const about = {
    version: /** @type {const} */ (1),
    began: startedAt.toISOString(),
    database: kind,
    rows,
  };
  // A key of this run alone: the one that opens backups for ever is not on this machine.
  const reader = await makeKeys();
  await writeArchive({ file, entries, about, recipients: [recipient, reader.recipient] });
  await readArchive({ file, identity: reader.identity }).catch((error) => {
    rmSync(file, { force: true });
    throw error;
  });
  // It is good, whatever becomes of older ones.
  const removed = outdatedBackups({ names: readdirSync(places.backups), now: startedAt.getTime(), days });
  // Another backup, as that of an upgrade, may remove them too.
  for (const name of removed) rmSync(join(places.backups, name), { force: true });
  removeSetAside({
    folder: asideFolder,
    settingsFile: backendFile,
    databaseFile: places.databaseFile,
    before: startedAt.getTime() - days * DAY_MS,
  });
  const { bavail, bsize } = statfsSync(places.backups);
  const note = {
    began: about.began,
    bytes: statSync(file).size,
    freeBytes: bavail * bsize,
    keepDays: days,
  };
  const notNoted = writeNote({ places, name: 'backup', note });
  const said = [
    `${(statSync(file).size / 1024 / 1024).toFixed(1)} MB`,
    `${rows.appointments ?? 0} appointments`,
    `${entries.length} files`,
    'read back',
    formatDuration(Date.now() - startedAt.getTime()),
    ...(removed.length > 0 ? [`${removed.length} old removed`] : []),
    ...(notNoted ? [`${notNoted} could not be written, so the backend does not know of it`] : []),
  ];
  console.log(`Backup ${file}: ${said.join(', ')}.`);
}

/** The page for managers says so too. */
function noteFailure() {
  const note = { at: new Date().toISOString() };
  // Without settings there is no backend to tell.
  tryOr(() => writeNote({ places: placesOf(readSettings().backend), name: 'failed-backup', note }), null);
}

onStop(async () => {
  noteFailure();
  await cleanUp();
});
backUp()
  .catch((error) => {
    noteFailure();
    console.error(`BACKUP FAILED: ${error instanceof Fault ? error.message : String(error)}`);
    process.exitCode = 1;
  })
  .finally(cleanUp);
