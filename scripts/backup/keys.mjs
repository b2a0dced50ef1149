import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addSettings, backendFile } from '../lib/env-files.mjs';
import { Fault, tryOr } from '../lib/fault.mjs';
import { isImage } from '../lib/project.mjs';
import { makeKeys, recipientFrom } from './archive.mjs';
import { asideFolder } from './places.mjs';

const IDENTITY = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m;

/**
 * Returns the recipient of backups: BACKUP_RECIPIENT of the settings. The first backup of a site makes a pair of keys
 * and says where the one is that opens them.
 *
 * @param {{ env: Record<string, string>, places: import('./places.mjs').Places }} options env: of the backend
 */
export async function recipientOf({ env, places }) {
  // An image has no settings of its own: it notes the recipient where its data are.
  const noted = join(places.data, 'backup-recipient.txt');
  const given =
    process.env.BACKUP_RECIPIENT ||
    env.BACKUP_RECIPIENT ||
    (isImage && existsSync(noted) ? readFileSync(noted, 'utf8').trim() : '');
  if (given) {
    if (!/^age1[0-9a-z]+$/.test(given))
      throw new Fault('BACKUP_RECIPIENT has to be a recipient of age: age1…');
    return given;
  }
  const file = join(asideFolder, 'backup-identity.txt');
  const { recipient, isNew } = await provideKeys(file);
  if (isImage) writeFileSync(noted, `${recipient}\n`);
  else addSettings(backendFile, { BACKUP_RECIPIENT: recipient });
  console.log(
    `The key that opens the backups ${isNew ? 'has been made' : 'was here already'}: ${file}\n` +
      'Put it where you keep keys, in two places, and remove it here. Without it no backup can be opened.',
  );
  return recipient;
}

/**
 * Returns the recipient of the keys in a file. They are made once: whoever has lost the settings alone goes on with them.
 *
 * @param {string} file
 */
export async function provideKeys(file) {
  if (existsSync(file)) return { recipient: await recipientFrom(readIdentity(file)), isNew: false };
  const { identity, recipient } = await makeKeys();
  mkdirSync(dirname(file), { recursive: true });
  const note = '# Opens the backups of this clinic. Keep it away from this machine.';
  writeFileSync(file, `${note}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  return { recipient, isNew: true };
}

/** @param {string} file @returns {string} the identity in it @throws {Fault} */
export function readIdentity(file) {
  const text = tryOr(() => readFileSync(file, 'utf8'), null);
  if (text === null) throw new Fault(`There is no key at ${file}. Name the file with --identity.`);
  const [identity] = IDENTITY.exec(text) ?? [];
  if (!identity) throw new Fault(`${file} holds no identity of age (AGE-SECRET-KEY-1…).`);
  return identity;
}
