import { createHash, type Hash } from 'node:crypto';
import { basename } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { z } from 'zod';
import { VERSION } from '../contract/version';
import { putAccounts, takeAccounts } from './accounts';
import { type Read, readArchive } from './archive';
import { describe } from './describe';
import { BATCH, type Line, type Reading, ReadingRefused, row, writeNamed, writeRows } from './read-rows';
import { openDatabase, quoted } from './store';
import { openCards, openPictures, type StoredFiles } from './stored-files';
import { FORMAT } from './write-export';

/** Tables that every installation fills when it is new. */
const FILLED_AT_FIRST = new Set(['admin_users', 'up_users']);
const about = z.object({ format: z.number(), version: z.string() });
const manifest = z.object({ missing: z.array(z.string()), sha256: z.record(z.string(), z.string()) });
/** Reads an export into an empty, stopped installation whole or not at all; returns rows by table, throws ReadingRefused. */
export async function readExport({ file, passphrase }: { file: string; passphrase: string }) {
  const store = await openDatabase(true);
  const reading: Reading = {
    store,
    description: await describe(store),
    ...{ partIds: new Map(), named: [], orders: new Map(), pictures: [], read: {}, hashes: {}, undo: [] },
  };
  try {
    await assertEmpty(reading);
    const accounts = await takeAccounts(store);
    await readFiles(reading, { file, passphrase });
    await writeNamed(reading);
    await setSequences(reading);
    await putAccounts(store, accounts);
    await store.commit();
    return reading.read;
  } catch (error) {
    for (const undo of reading.undo) await undo().catch(() => {});
    throw error;
  } finally {
    await store.close();
  }
}

async function assertEmpty({ store, description }: Reading): Promise<void> {
  for (const { name } of description.tables) {
    if (FILLED_AT_FIRST.has(name)) continue;
    const found = await store.all(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
    if (found.length > 0)
      throw new ReadingRefused(
        `This installation is not empty: there is something in ${name}. An export is read into a new one.`,
      );
  }
}

async function readFiles(reading: Reading, archive: { file: string; passphrase: string }): Promise<void> {
  const stores = { pictures: await openPictures(), cards: openCards() };
  const files = readArchive(archive);
  const first = await files.next().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ReadingRefused(`The export cannot be opened: ${reason}. Is the pass phrase right?`);
  });
  if (first.done) throw new ReadingRefused('There is nothing in this export.');
  let ended: z.output<typeof manifest> | null = null;
  for (let next: IteratorResult<Read> = first; !next.done; next = await files.next()) {
    const { name, content } = next.value;
    if (name === 'manifest.json') {
      ended = manifest.parse(JSON.parse(await readText(content)));
      continue;
    }
    const hash = createHash('sha256');
    await readOne(reading, stores, { name, content, hash });
    reading.hashes[name] = hash.digest('hex');
  }
  if (!ended) throw new ReadingRefused('The export ends too early: its list of files is missing.');
  const { sha256 } = ended;
  const wrong = [...new Set([...Object.keys(sha256), ...Object.keys(reading.hashes)])].find(
    (name) => sha256[name] !== reading.hashes[name],
  );
  if (wrong) throw new ReadingRefused(`The export is damaged: ${wrong} is not what was written.`);
}

interface Hashed extends Read {
  hash: Hash;
}

async function readOne(reading: Reading, stores: Record<'pictures' | 'cards', StoredFiles>, file: Hashed) {
  const [folder, kind] = file.name.split('/');
  if (folder === 'data') return readTable(reading, file);
  const content = await readBytes(file);
  if (file.name === 'export.json') {
    const { format, version } = about.parse(JSON.parse(content.toString('utf8')));
    if (format !== FORMAT)
      throw new ReadingRefused(`This export is of version ${version}, and this installation of ${VERSION}.`);
  }
  if (folder !== 'files') return;
  const store = kind === 'cards' ? stores.cards : stores.pictures;
  const name = kind === 'cards' ? basename(file.name).replace(/\.\w+$/, '') : basename(file.name);
  reading.undo.push(() => store.remove(name));
  await store.write(name, content);
}

async function readBytes({ content, hash }: Hashed): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) {
    hash.update(chunk);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const readText = async (content: Read['content']) =>
  (await readBytes({ name: '', content, hash: createHash('sha256') })).toString('utf8');

/** The lines of a file; they end with a line feed alone, whatever else a text has in it. */
async function* linesOf({ content, hash }: Hashed): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of content) {
    hash.update(chunk);
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function readTable(reading: Reading, file: Hashed): Promise<void> {
  const name = basename(file.name, '.jsonl');
  const table = reading.description.tables.find((one) => one.name === name);
  if (!table) throw new ReadingRefused(`This version (${VERSION}) does not know ${file.name}.`);
  let batch: Line[] = [];
  let count = 0;
  for await (const line of linesOf(file)) {
    batch.push(row.parse(JSON.parse(line)));
    if (batch.length < BATCH) continue;
    count += await writeRows(reading, table, batch);
    batch = [];
  }
  reading.read[name] = count + (await writeRows(reading, table, batch));
}

/** The next row of each table gets a number of its own; SQLite sees to it. */
async function setSequences({ store, description }: Reading): Promise<void> {
  if (!store.isPostgres) return;
  for (const { name } of [...description.tables, ...description.components.values()])
    await store.all(
      `SELECT setval(pg_get_serial_sequence('${quoted(name)}', 'id'), greatest(max(id), 1), max(id) IS NOT NULL)
       FROM ${quoted(name)}`,
    );
}
