import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { Fault } from '../lib/fault.mjs';
import { requireFromBackend } from '../lib/project.mjs';

// A backup is a tar archive, encrypted with age (https://age-encryption.org): both can be opened without this product.

const MANIFEST = 'manifest.json';
/** Whoever unpacks it by hand does not want secrets that every user of the machine can read. */
const OWNER_ALONE = { mode: 0o600 };
/** Names that may be unpacked: nothing is ever written outside of the folder that is asked for. */
const NAME = /^(?:manifest\.json|(?:database|cards|uploads|settings)(?:\/(?!\.{1,2}(?:\/|$))[^/\0\\]+)+)$/;

/**
 * @typedef {{ name: string } & ({ path: string } | { read: () => Promise<{ content: Buffer, modified: Date } | null> })} Entry a
 *   file, or what is elsewhere, and its name in the archive
 * @typedef {object} Manifest
 * @property {1} version
 * @property {string} began ISO 8601: what was acknowledged before is in the backup
 * @property {'sqlite' | 'postgres'} database
 * @property {Record<string, number>} rows of each table
 * @property {string | null} [bucket] whose cards are not in the archive, of versions that left buckets out
 * @property {string | null} [picturesBucket] whose pictures are not in the archive, likewise
 * @property {Record<string, string>} files SHA-256 of each
 */

/** @returns {Promise<any>} */
function loadAge() {
  return import(pathToFileURL(requireFromBackend.resolve('age-encryption')).href);
}

const loadTar = () => requireFromBackend('tar-stream');

/** A new key pair: the recipient may be known to everybody, the identity opens the backups. */
export async function makeKeys() {
  const age = await loadAge();
  const identity = await age.generateX25519Identity();
  return { identity, recipient: await recipientFrom(identity) };
}

/** Recipient of the backups that an identity opens. @param {string} identity @returns {Promise<string>} */
export const recipientFrom = async (identity) => (await loadAge()).identityToRecipient(identity);

/**
 * Files below a folder, links and what is half written left out; none when it is not there.
 *
 * @param {{ folder: string, prefix: string }} options prefix: of their names in the archive
 * @returns {Promise<Entry[]>}
 */
export async function listEntries({ folder, prefix }) {
  // An unreadable folder must not be missing from a backup in silence.
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) =>
    error.code === 'ENOENT' ? [] : Promise.reject(error),
  );
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part') && entry.name !== '.gitkeep')
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { name: prefix + relative(folder, path).split(sep).join('/'), path };
    });
}

/**
 * Writes an encrypted archive, whole or not at all.
 *
 * @param {{ file: string, entries: Entry[], about: Omit<Manifest, 'files'>, recipients: string[] }} options
 */
export async function writeArchive({ file, entries, about, recipients }) {
  const age = await loadAge();
  const encrypter = new age.Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const pack = loadTar().pack();
  const unfinished = `${file}.part`;
  const encrypted = await encrypter.encrypt(
    /** @type {ReadableStream<Uint8Array>} */ (Readable.toWeb(Readable.from(pack))),
  );
  const written = pipeline(
    Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (encrypted)),
    createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }),
  );
  try {
    await Promise.race([packAll({ pack, entries, about }), written.then(() => {})]);
    await written;
    await syncFile(unfinished);
    await rename(unfinished, file);
    await syncFile(dirname(file)).catch(() => {});
  } catch (error) {
    pack.destroy();
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** @param {{ pack: any, entries: Entry[], about: Omit<Manifest, 'files'> }} options */
async function packAll({ pack, entries, about }) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const entry of entries) {
    const hash = await ('path' in entry ? packFile({ pack, ...entry }) : packObject({ pack, ...entry }));
    if (hash) files[entry.name] = hash;
  }
  await packContent(pack, { name: MANIFEST }, JSON.stringify({ ...about, files }));
  pack.finalize();
}

/** @param {any} pack @param {{ name: string, mtime?: Date }} header @param {string | Buffer} content */
const packContent = (pack, header, content) =>
  new Promise((done, fail) => {
    pack.entry({ ...OWNER_ALONE, ...header }, content, (/** @type {Error | null} */ error) =>
      error ? fail(error) : done(null),
    );
  });

/**
 * @param {{ pack: any, name: string, path: string }} options
 * @returns {Promise<string | null>} its SHA-256; null when it was removed meanwhile, as old cards are
 */
async function packFile({ pack, name, path }) {
  const handle = await open(path, 'r').catch((error) =>
    error.code === 'ENOENT' ? null : Promise.reject(error),
  );
  if (!handle) return null;
  const { size, mtime } = await handle.stat();
  const hash = createHash('sha256');
  const { promise: packed, resolve, reject } = Promise.withResolvers();
  const entry = pack.entry({ ...OWNER_ALONE, name, size, mtime }, (/** @type {Error | null} */ error) =>
    error ? reject(error) : resolve(undefined),
  );
  // Read up to the length that was written down, whatever is added meanwhile.
  if (size > 0)
    for await (const chunk of handle.createReadStream({ end: size - 1 })) {
      hash.update(chunk);
      if (!entry.write(chunk)) await once(entry, 'drain');
    }
  else await handle.close();
  entry.end();
  await packed;
  return hash.digest('hex');
}

/**
 * @param {{ pack: any, name: string, read: () => Promise<{ content: Buffer, modified: Date } | null> }} options
 * @returns {Promise<string | null>} as of a file
 */
async function packObject({ pack, name, read }) {
  const found = await read();
  if (!found) return null;
  await packContent(pack, { name, mtime: found.modified }, found.content);
  return createHash('sha256').update(found.content).digest('hex');
}

/** @param {string} path */
async function syncFile(path) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Reads an archive to its end and compares every file with the manifest.
 *
 * @param {{ file: string, identity: string, into?: string }} options into: a folder to write the files to
 * @returns {Promise<Manifest>}
 * @throws {Fault} when it cannot be opened, or is not what was written
 */
export async function readArchive({ file, identity, into }) {
  const age = await loadAge();
  const decrypter = new age.Decrypter();
  decrypter.addIdentity(identity);
  const source = /** @type {ReadableStream<Uint8Array>} */ (Readable.toWeb(createReadStream(file)));
  try {
    const plain = await decrypter.decrypt(source);
    return await readEntries({
      plain: Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (plain)),
      into,
    });
  } catch (error) {
    if (error instanceof Fault) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Fault(`The backup ${file} cannot be read: ${reason}.`);
  }
}

/** @param {{ plain: Readable, into: string | undefined }} options @returns {Promise<Manifest>} */
async function readEntries({ plain, into }) {
  const extract = loadTar().extract();
  const fed = pipeline(plain, extract);
  fed.catch(() => {});
  /** @type {Record<string, string>} */
  const found = {};
  /** @type {Manifest | null} */
  let manifest = null;
  for await (const entry of extract) {
    const { name } = entry.header;
    if (!NAME.test(name)) throw new Fault(`The backup holds a file of another kind: ${name}.`);
    if (name === MANIFEST) {
      manifest = JSON.parse(await text(entry));
      continue;
    }
    const hash = createHash('sha256');
    const path = into ? join(into, name) : null;
    if (path) await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = path ? await open(path, 'w', 0o600) : null;
    for await (const chunk of entry) {
      hash.update(chunk);
      await file?.writeFile(chunk);
    }
    await file?.close();
    found[name] = hash.digest('hex');
  }
  await fed;
  if (!manifest) throw new Fault('The backup ends too early: its list of files is missing.');
  const { files } = manifest;
  const wrong = [...new Set([...Object.keys(files), ...Object.keys(found)])].find(
    (name) => files[name] !== found[name],
  );
  if (wrong) throw new Fault(`The backup is damaged: ${wrong} is not what was stored.`);
  return manifest;
}
