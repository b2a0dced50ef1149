import { createHash, type Hash, randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { z } from 'zod';
import { VERSION } from '../contract/version';
import { putAccounts, takeAccounts } from './accounts';
import { type Read, readArchive } from './archive';
import { type Description, describe, type Link, type Table } from './describe';
import { quoted, type Store } from './store';
import { openCards, openPictures, type StoredFiles } from './stored-files';
import type { Column, Json } from './values';
import { FORMAT, fieldsOf, openDatabase } from './write-export';

/** An expected "no", in words for whoever reads an export back. */
export class ReadingRefused extends Error {
  override name = 'ReadingRefused';
}

/** Rows of one statement. */
const BATCH = 500;
/** What every installation has when it is new. */
const FILLED_AT_FIRST = new Set(['admin_users', 'up_users']);
/** What a left-out column has to hold nevertheless. */
const MADE: Record<string, Column & { make: () => string }> = {
  cards: {
    name: 'tokenHash',
    column: 'token_hash',
    kind: 'text',
    make: () => randomBytes(32).toString('hex'),
  },
};

const about = z.object({ format: z.number(), version: z.string() });
const manifest = z.object({ missing: z.array(z.string()), sha256: z.record(z.string(), z.string()) });
const json: z.ZodType<Json> = z.json();
const row = z.record(z.string(), json);
type Line = z.output<typeof row>;

const number = (column: string): Column => ({ name: column, column, kind: 'number' });
const text = (column: string): Column => ({ name: column, column, kind: 'text' });

/** Rows that a line names: written once all are there. */
interface Named {
  link: Link;
  own: number;
  others: (number | string)[];
}

interface Reading {
  store: Store;
  description: Description;
  /** The last id of each table of parts. */
  partIds: Map<string, number>;
  named: Named[];
  /** By the table of a relation and the id of what is named: those who name it, in its own order. */
  orders: Map<string, Map<number, number[]>>;
  pictures: Json[][];
  read: Record<string, number>;
  hashes: Record<string, string>;
  /** Takes away what was stored of files. */
  undo: (() => Promise<void>)[];
}

/**
 * Reads an export into the empty installation that the environment names, whole or not at all. The site has to be stopped, and
 * its tables have to be there. Accounts come without passwords; those that the new installation has keep theirs.
 * @returns rows of each table
 * @throws {ReadingRefused}
 */
export async function readExport({
  file,
  passphrase,
}: {
  file: string;
  passphrase: string;
}): Promise<Record<string, number>> {
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
  const stores = { pictures: await openPictures(), cards: await openCards() };
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

async function readOne(
  reading: Reading,
  stores: { pictures: StoredFiles; cards: StoredFiles },
  file: Hashed,
): Promise<void> {
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

async function writeRows(reading: Reading, table: Table, lines: Line[]): Promise<number> {
  if (lines.length === 0) return 0;
  const fields = new Set(fieldsOf(table));
  const unknown = lines.flatMap((line) => Object.keys(line)).find((name) => !fields.has(name));
  if (unknown !== undefined && unknown !== 'component')
    throw new ReadingRefused(`This version (${VERSION}) does not know ${unknown} of ${table.name}.`);
  const made = MADE[table.name];
  await reading.store.insert(
    table.name,
    made ? [...table.columns, made] : table.columns,
    lines.map((line) => [
      ...table.columns.map(({ name }) => line[name] ?? null),
      ...(made ? [made.make()] : []),
    ]),
  );
  for (const line of lines) await writeBeside(reading, table, line);
  return lines.length;
}

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** Notes whom a row names, and writes its parts. */
async function writeBeside(reading: Reading, table: Table, line: Line): Promise<void> {
  const own = Number(line.id);
  for (const link of table.links) {
    const others = listOf(line[link.name]).map((other) =>
      typeof other === 'number' ? other : String(other),
    );
    if (others.length === 0) continue;
    if (!link.isInverse) reading.named.push({ link, own, others });
    else {
      const orders = reading.orders.get(link.table) ?? new Map<number, number[]>();
      reading.orders.set(link.table, orders.set(own, others.map(Number)));
    }
  }
  for (const name of table.pictures)
    for (const [index, file] of listOf(line[name]).entries())
      reading.pictures.push([file, own, table.uid, name, index + 1]);
  for (const { name } of table.parts)
    for (const [index, part] of listOf(line[name]).entries())
      await writePart(reading, { holder: table.name, own, name, index, part: row.parse(part) });
}

async function writePart(
  reading: Reading,
  given: { holder: string; own: number; name: string; index: number; part: Line },
): Promise<void> {
  const { holder, own, name, index, part } = given;
  const table = reading.description.components.get(String(part.component));
  if (!table) throw new ReadingRefused(`This version (${VERSION}) does not know ${String(part.component)}.`);
  const id = (reading.partIds.get(table.name) ?? 0) + 1;
  reading.partIds.set(table.name, id);
  await writeRows(reading, table, [{ ...part, id }]);
  await reading.store.insert(
    `${holder}_cmps`,
    [number('entity_id'), number('cmp_id'), text('component_type'), text('field'), number('order')],
    [[own, id, table.uid, name, index + 1]],
  );
}

/** Rows between types, once both sides are there. */
async function writeNamed({ store, named, orders, pictures }: Reading): Promise<void> {
  const ids = new Map<string, Map<string, number>>();
  const places = new Map<string, number>();
  for (const { link, own, others } of named) {
    const { table, of, order, otherOrder } = link;
    const columns = [link.own, link.other, ...(order ? [order] : []), ...(otherOrder ? [otherOrder] : [])];
    const rows: number[][] = [];
    for (const [index, name] of others.entries()) {
      const other = of.key === 'id' ? Number(name) : await idOf(store, ids, of, String(name));
      // A role that this installation does not have.
      if (other === undefined) continue;
      const known = orders.get(table)?.get(other)?.indexOf(own);
      const key = `${table} ${other}`;
      places.set(key, (places.get(key) ?? 0) + 1);
      const place = known === undefined || known < 0 ? (places.get(key) ?? 1) : known + 1;
      rows.push([own, other, ...(order ? [index + 1] : []), ...(otherOrder ? [place] : [])]);
    }
    await store.insert(table, columns.map(number), rows);
  }
  const columns = [
    number('file_id'),
    number('related_id'),
    text('related_type'),
    text('field'),
    number('order'),
  ];
  for (let start = 0; start < pictures.length; start += BATCH)
    await store.insert('files_related_mph', columns, pictures.slice(start, start + BATCH));
}

async function idOf(
  store: Store,
  known: Map<string, Map<string, number>>,
  { table, key }: Link['of'],
  name: string,
): Promise<number | undefined> {
  let ids = known.get(table);
  if (!ids) {
    const rows = await store.all(`SELECT id, ${quoted(key)} AS name FROM ${quoted(table)}`);
    ids = new Map(rows.map((found) => [String(found.name), Number(found.id)]));
    known.set(table, ids);
  }
  return ids.get(name);
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
