import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack } from 'tar-stream';

// An export is a tar archive, packed with gzip and encrypted with age (https://age-encryption.org): all three can be opened
// without this product, by `age --decrypt FILE | tar --extract --gzip`.

/** Cost that makes guessing slow; a pass phrase of ours cannot be guessed anyhow, and 2^15 takes a tenth of a second. */
const WORK_FACTOR = 15;
/** Size of a piece of a file on its way into an archive; smaller ones cost as much again as packing. */
const CHUNK_BYTES = 1024 * 1024;
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP_LENGTH = 5;

/** A new pass phrase of 150 bits, in groups that can be typed. */
export function newPassphrase(): string {
  const letters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

export type Entry = { name: string } & ({ path: string } | { content: Buffer | string });

export interface Packing {
  /** Adds an entry; returns the SHA-256 of its content. */
  add: (entry: Entry) => Promise<string>;
}

/** Writes an archive with what `work` adds to it, whole or not at all; a former file of this name is replaced. */
export async function writeArchive(
  { file, passphrase }: { file: string; passphrase: string },
  work: (packing: Packing) => Promise<void>,
): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  const packed = pack();
  // A million appointments take a third of the time that the usual level does, and a few megabytes more.
  const zipped = createGzip({ level: constants.Z_BEST_SPEED });
  const zipping = pipeline(Readable.from(packed), zipped);
  const encrypted = await encrypter.encrypt(Readable.toWeb(zipped) as ReadableStream<Uint8Array>);
  const unfinished = `${file}.part`;
  const writing = pipeline(
    Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0]),
    createWriteStream(unfinished, { mode: 0o600 }),
  );
  const flowing = Promise.all([zipping, writing]);
  flowing.catch(() => {});
  try {
    const add = (entry: Entry) => addEntry(packed, entry);
    await Promise.race([work({ add }), flowing.then(() => {})]);
    packed.finalize();
    await flowing;
    await rename(unfinished, file);
  } catch (error) {
    packed.destroy();
    await flowing.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function addEntry(packed: ReturnType<typeof pack>, entry: Entry): Promise<string> {
  const hash = createHash('sha256');
  const content = 'content' in entry ? Buffer.from(entry.content) : null;
  const size = content ? content.length : (await stat('path' in entry ? entry.path : '')).size;
  let end: (error?: Error | null) => void = () => {};
  const added = new Promise<void>((done, fail) => {
    end = (error) => (error ? fail(error) : done());
  });
  const sink = packed.entry({ name: entry.name, size }, (error) => end(error));
  const chunks = content
    ? [content]
    : createReadStream('path' in entry ? entry.path : '', { highWaterMark: CHUNK_BYTES });
  for await (const chunk of chunks) {
    hash.update(chunk);
    if (!sink.write(chunk)) await once(sink, 'drain');
  }
  sink.end(null);
  await added;
  return hash.digest('hex');
}

/** A file of an archive that is read; its content has to be read to its end before the next one comes. */
export interface Read {
  name: string;
  content: AsyncIterable<Buffer>;
}

/** Opens an archive and gives its files one after the other. @throws when the pass phrase is wrong or the file is damaged */
export async function* readArchive(given: { file: string; passphrase: string }): AsyncGenerator<Read> {
  const { file, passphrase } = given;
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase.trim());
  const plain = await decrypter.decrypt(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>);
  const files = extract();
  const flowing = pipeline(
    Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0]),
    createGunzip(),
    files,
  );
  flowing.catch(() => {});
  for await (const entry of files) yield { name: entry.header.name, content: Readable.from(entry) };
  await flowing;
}
