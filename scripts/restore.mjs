import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readArchive } from './backup/archive.mjs';
import { COPIES, restorePostgres } from './backup/database.mjs';
import { describeLeftOut, restoreFiles } from './backup/files.mjs';
import { readIdentity } from './backup/keys.mjs';
import { writeNote } from './backup/note.mjs';
import { howToStart, keepOwners } from './backup/owner.mjs';
import { asideFolder, placesOf } from './backup/places.mjs';
import { missingGatewayFiles } from './doctor/gateways.mjs';
import { backendFile, formatEnv, parseEnv, websiteFile } from './lib/env-files.mjs';
import { Fault, tryOr } from './lib/fault.mjs';
import { installBoth, requireStopped } from './lib/prepare.mjs';
import { isImage } from './lib/project.mjs';
import { runToEnd, unbrokenly } from './lib/run-to-end.mjs';
import { formatDuration } from './lib/steps.mjs';
import { takeTurn } from './lib/turn.mjs';
import { cleanUp, temporaryFolder, undoLater } from './lib/undo.mjs';

// Puts a backup in place of what is here: database, cards, pictures, settings and secrets. What was here is moved aside,
// never removed. The site has to be stopped.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { identity: { type: 'string', default: join(asideFolder, 'backup-identity.txt') } },
});

async function restore() {
  const started = Date.now();
  const [file] = positionals;
  if (!file) throw new Fault('Name the backup: npm run restore -- FILE --identity KEY');
  const identity = readIdentity(values.identity);
  takeTurn('restore');
  // The existing site may use another port than the restored one.
  if (existsSync(backendFile)) await requireStopped(parseEnv(readFileSync(backendFile, 'utf8')));
  await installBoth({ withTests: false });
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  mkdirSync(asideFolder, { recursive: true });
  const folder = temporaryFolder('.restoring-', asideFolder);
  const aside = join(asideFolder, `before-restore-${stamp}`);
  // However it ends: somebody has to know where it is.
  undoLater(() => {
    if (existsSync(aside))
      console.log(`What was here before: ${aside}. The backups remove it as they do backups of today.`);
  });
  const manifest = await readArchive({ file: resolve(file), identity, into: folder });
  const settings = settingsFrom(folder);
  await requireStopped(settings.backend);
  // An image is told where its data are; its settings do not say it.
  const places = placesOf({
    ...settings.backend,
    ...(isImage ? /** @type {Record<string, string>} */ (process.env) : {}),
  });
  const giveBack = keepOwners(places);
  const { moveAside, putBack } = moverTo(aside);
  const replace = async () => {
    await restoreDatabase({ manifest, places, folder, moveAside });
    await restoreFiles({ places, from: folder, aside, moveAside });
    // An image is given its settings; they are in the backup, to be taken out before.
    for (const [place, text] of /** @type {const} */ ([
      [backendFile, settings.backendText],
      [websiteFile, settings.websiteText],
    ])) {
      if (isImage) break;
      await moveAside(place);
      writeFileSync(place, text, { mode: 0o600 });
    }
    writeNote({ places, name: 'restore', note: { at: new Date().toISOString() } });
  };
  await unbrokenly(() => replace().catch(putBack).finally(giveBack));
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `Restored: the clinic as it was at ${manifest.began}, ${rows} rows in ${Object.keys(manifest.rows).length} tables, ` +
      `${Object.keys(manifest.files).length} files, ${formatDuration(Date.now() - started)}.`,
  );
  for (const said of describeLeftOut(manifest)) console.log(`Not part of it: ${said}, as they are now.`);
  // Descriptions for containers lie in others than this one.
  for (const said of isImage ? [] : missingGatewayFiles(settings.backend))
    console.log(`Not part of it: ${said}. Put it there before the start.`);
  console.log(`Start: ${howToStart()}. Patients who were erased since then are erased again at the start.`);
}

/** The settings of the backup; a DATABASE_URL of the command line takes the place of theirs. @param {string} folder */
function settingsFrom(folder) {
  const read = (/** @type {string} */ name) => readFileSync(join(folder, 'settings', name), 'utf8');
  const { DATABASE_URL } = process.env;
  const kept = read('backend.env');
  const backendText =
    DATABASE_URL === undefined
      ? kept
      : `${kept.replace(/^\s*(?:export\s+)?DATABASE_URL\s*=.*\n?/gm, '')}\n${formatEnv({ DATABASE_URL })}`;
  return { backend: parseEnv(backendText), backendText, websiteText: read('website.env') };
}

/**
 * Moves what is there into a folder, made when there is something, and back where a restore fails half way, as on a full disk.
 *
 * @param {string} aside
 */
function moverTo(aside) {
  /** @type {{ place: string, target: string }[]} */
  const moved = [];
  return {
    moveAside: async (/** @type {string} */ place) => {
      if (!existsSync(place)) return;
      mkdirSync(aside, { recursive: true, mode: 0o700 });
      const target = join(aside, basename(place));
      await move(place, target);
      moved.push({ place, target });
    },
    /** @param {unknown} error @returns {Promise<never>} */
    putBack: async (error) => {
      for (const { place, target } of moved.toReversed()) {
        remove(place);
        await move(target, place);
      }
      // Files of a bucket stay in it.
      tryOr(() => rmdirSync(aside), null);
      console.error('The folders and settings that were here are in their places again.');
      throw error;
    },
  };
}

/** @param {string} from @param {string} to */
async function move(from, to) {
  await rename(from, to).catch(async (error) => {
    // Another file system or a mount point: the folder cannot be renamed.
    if (!['EXDEV', 'EBUSY'].includes(error.code)) throw error;
    await cp(from, to, { recursive: true });
    remove(from);
  });
}

/** Removes what is there, of a disk that is mounted there all that is on it. @param {string} place */
function remove(place) {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return rmSync(place, { force: true });
  for (const name of readdirSync(place)) rmSync(join(place, name), { recursive: true });
  tryOr(() => rmdirSync(place), null);
}

/**
 * @param {{ manifest: import('./backup/archive.mjs').Manifest, places: import('./backup/places.mjs').Places,
 *   folder: string, moveAside: (place: string) => Promise<void> }} options
 */
async function restoreDatabase({ manifest, places, folder, moveAside }) {
  const copy = join(folder, 'database', COPIES[manifest.database]);
  const { databaseUrl, databaseFile } = places;
  if (manifest.database === 'postgres') {
    if (!databaseUrl)
      throw new Fault('This is a backup of PostgreSQL: name an empty database in DATABASE_URL.');
    await restorePostgres({ databaseUrl, path: copy });
    return;
  }
  if (databaseUrl)
    throw new Fault('This is a backup of SQLite, and the settings name a PostgreSQL (DATABASE_URL).');
  // Moves the write-ahead log of the former database as well.
  for (const ending of ['', '-wal', '-shm']) await moveAside(`${databaseFile}${ending}`);
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 });
  await cp(copy, `${databaseFile}.part`);
  await rename(`${databaseFile}.part`, databaseFile);
}

runToEnd(restore, cleanUp);
