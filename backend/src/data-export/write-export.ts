import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { VERSION } from '../contract/version';
import { type Packing, writeArchive } from './archive';
import { type Description, describe, fieldsOf, type Table } from './describe';
import { formatPage } from './format-page';
import { type Line, readLines } from './read-lines';
import { openDatabase, quoted, type Store } from './store';
import { endingOf, openCards, openPictures } from './stored-files';
import { csvCell, isPlain } from './values';

/** Version of the format, which reading checks. */
export const FORMAT = 1;

export interface Written {
  rows: Record<string, number>;
  files: number;
  /** Files that rows name and that are not there, or cannot be decrypted. */
  missing: string[];
}

interface Writing {
  store: Store;
  packing: Packing;
  description: Description;
  folder: string;
  hashes: Record<string, string>;
  /** Called with the number of rows written since, none for a file. */
  told: (done: number) => void;
}

interface Given {
  file: string;
  passphrase: string;
  now: number;
  onProgress?: (done: number, total: number) => void;
}

/** Writes everything of the clinic, as of one moment, into an encrypted archive beside the running site. */
export async function writeExport({ file, passphrase, now, onProgress = () => {} }: Given): Promise<Written> {
  const folder = `${file}.rows`;
  const store = await openDatabase(false);
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const description = await describe(store);
    const rows = await countRows(store, description);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    let done = 0;
    const told = (more: number) => {
      done += more;
      onProgress(Math.min(done, total), total);
    };
    let [files, missing]: [number, string[]] = [0, []];
    await writeArchive({ file, passphrase }, async (packing) => {
      const writing = { store, packing, description, folder, hashes: {}, told };
      await add(writing, 'README.md', formatPage(description));
      const about = { format: FORMAT, version: VERSION, madeAt: new Date(now).toISOString(), rows };
      await add(writing, 'export.json', `${JSON.stringify(about, null, 2)}\n`);
      const named: Named = { pictures: [], cards: [] };
      // One table is packed while the next is read.
      let packed = Promise.resolve();
      for (const table of description.tables) {
        const written = await writeTable(writing, table, named);
        await packed;
        packed = packTable(writing, written);
        packed.catch(() => {});
      }
      await packed;
      missing = await addFiles(writing, named);
      files = named.pictures.length + named.cards.length - missing.length;
      const manifest = { missing, sha256: writing.hashes };
      await add(writing, 'manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
    });
    return { rows, files, missing };
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function countRows(store: Store, { tables }: Description): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await store.all(`SELECT count(*) AS n FROM ${quoted(name)}`);
    counts[name] = Number(row?.n);
  }
  return counts;
}

async function add({ packing, hashes }: Writing, name: string, content: string | Buffer): Promise<void> {
  hashes[name] = await packing.add({ name, content });
}

type Named = Record<'pictures' | 'cards', string[]>;

function noteFiles(table: Table, line: Line, named: Named): void {
  const fieldOf = (field: string) => line[fieldsOf(table).indexOf(field)];
  if (table.name === 'cards' && fieldOf('removedAt') === null)
    named.cards.push(String(fieldOf('storageName')));
  if (table.name !== 'files') return;
  const formats = Object.values(Object(fieldOf('formats')));
  for (const url of [fieldOf('url'), ...formats.map((format) => Object(format).url)])
    if (typeof url === 'string' && url.startsWith('/uploads/'))
      named.pictures.push(url.slice('/uploads/'.length));
}

async function put(stream: WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

async function close(stream: WriteStream): Promise<void> {
  stream.end();
  await once(stream, 'close');
}

interface WrittenTable {
  name: string;
  paths: { lines: string; cells: string };
}

async function writeTable(writing: Writing, table: Table, named: Named): Promise<WrittenTable> {
  const { folder, told } = writing;
  const { name } = table;
  const paths = { lines: join(folder, `${name}.jsonl`), cells: join(folder, `${name}.csv`) };
  const lines = createWriteStream(paths.lines, { mode: 0o600 });
  const cells = createWriteStream(paths.cells, { mode: 0o600 });
  const fields = fieldsOf(table);
  // The mark at the beginning: without it Excel takes Arabic for something else.
  await put(cells, `\uFEFF${fields.join(',')}\r\n`);
  const heads = fields.map((field, index) => `${index === 0 ? '{' : ','}${JSON.stringify(field)}:`);
  const ofNull = heads.map((head) => `${head}null`);
  for await (const batch of readLines(writing, table)) {
    let [objects, rows] = ['', ''];
    for (const line of batch) {
      noteFiles(table, line, named);
      for (let index = 0; index < fields.length; index += 1) {
        const value = line[index] ?? null;
        if (index > 0) rows += ',';
        if (value === null) objects += ofNull[index];
        else if (isPlain(value)) {
          objects += typeof value === 'string' ? `${heads[index]}"${value}"` : `${heads[index]}${value}`;
          rows += value;
        } else {
          const json = JSON.stringify(value);
          objects += heads[index] + json;
          rows += csvCell(typeof value === 'string' ? value : json);
        }
      }
      objects += '}\n';
      rows += '\r\n';
    }
    await put(lines, objects);
    await put(cells, rows);
    told(batch.length);
  }
  await Promise.all([close(lines), close(cells)]);
  return { name, paths };
}

async function packTable({ packing, hashes }: Writing, { name, paths }: WrittenTable): Promise<void> {
  const jsonl = `data/${name}.jsonl`;
  hashes[jsonl] = await packing.add({ name: jsonl, path: paths.lines });
  const csv = `csv/${name}.csv`;
  hashes[csv] = await packing.add({ name: csv, path: paths.cells });
  await Promise.all([rm(paths.lines), rm(paths.cells)]);
}

async function addFiles(writing: Writing, named: Named): Promise<string[]> {
  const missing: string[] = [];
  const stores = { pictures: await openPictures(), cards: openCards() };
  for (const kind of ['pictures', 'cards'] as const)
    for (const name of named[kind]) {
      const content = await stores[kind].read(name);
      const ending = content && kind === 'cards' ? endingOf(content) : '';
      if (content) await add(writing, `files/${kind}/${name}${ending}`, content);
      else missing.push(`files/${kind}/${name}`);
      // Many files take longer than an export may be silent before it counts as broken off.
      writing.told(0);
    }
  return missing;
}
