import { type Description, fieldsOf, type Table } from './describe';
import { openWords } from './sealed';
import { quoted, type Row, type Store } from './store';
import { type Json, readValue } from './values';

export type Line = Json[];
type Part = Record<string, Json>;

const BATCH = 2000;

interface Reading {
  store: Store;
  description: Description;
}

const selected = ({ columns }: Table) => columns.map(({ column }) => quoted(column)).join(', ');

const byNumber = (rows: Row[], key: string) => Map.groupBy(rows, (row) => Number(row[key]));

async function addLinks({ store }: Reading, table: Table, lines: Map<number, Line>): Promise<void> {
  for (const { table: between, own, other, order, of } of table.links) {
    const rows = await store.all(
      `SELECT l.${quoted(own)} AS own, o.${quoted(of.key)} AS other FROM ${quoted(between)} l
       JOIN ${quoted(of.table)} o ON o.id = l.${quoted(other)}
       WHERE l.${quoted(own)} IN (${[...lines.keys()].join(', ')})
       ORDER BY l.${quoted(own)}, ${order ? `coalesce(l.${quoted(order)}, 0), ` : ''}l.id`,
    );
    const found = byNumber(rows, 'own');
    for (const [id, line] of lines)
      line.push(
        (found.get(id) ?? []).map((row) => (of.key === 'id' ? Number(row.other) : String(row.other))),
      );
  }
}

async function addParts(reading: Reading, table: Table, lines: Map<number, Line>): Promise<void> {
  if (table.parts.length === 0) return;
  const rows = await reading.store.all(
    `SELECT entity_id, cmp_id, component_type, field FROM ${quoted(`${table.name}_cmps`)}
     WHERE entity_id IN (${[...lines.keys()].join(', ')}) ORDER BY entity_id, field, coalesce("order", 0), id`,
  );
  const parts = new Map<string, Map<number, Part>>();
  for (const [type, held] of Map.groupBy(rows, (row) => String(row.component_type))) {
    const part = reading.description.components.get(type);
    const ids = held.map((row) => Number(row.cmp_id));
    if (part) parts.set(type, await readById(reading, part, ids));
  }
  const found = byNumber(rows, 'entity_id');
  for (const [id, line] of lines) {
    const own = Map.groupBy(found.get(id) ?? [], (row) => String(row.field));
    for (const { name } of table.parts)
      line.push(
        (own.get(name) ?? []).flatMap((row) => {
          const type = String(row.component_type);
          const part = parts.get(type)?.get(Number(row.cmp_id));
          return part ? [{ component: type, ...part }] : [];
        }),
      );
  }
}

async function addPictures({ store }: Reading, table: Table, lines: Map<number, Line>): Promise<void> {
  if (table.pictures.length === 0) return;
  const rows = await store.all(
    `SELECT related_id, field, file_id FROM files_related_mph
     WHERE related_type = ? AND related_id IN (${[...lines.keys()].join(', ')})
     ORDER BY related_id, field, coalesce("order", 0), id`,
    [table.uid],
  );
  const found = byNumber(rows, 'related_id');
  for (const [id, line] of lines)
    for (const name of table.pictures)
      line.push(
        (found.get(id) ?? []).filter(({ field }) => field === name).map((row) => Number(row.file_id)),
      );
}

/** @param rows their selected columns, the id first */
async function complete(reading: Reading, table: Table, rows: unknown[][]): Promise<Map<number, Line>> {
  const lineOf = (row: unknown[]) => table.columns.map(({ kind }, index) => readValue(kind, row[index]));
  const lines = new Map(rows.map((row) => [Number(row[0]), lineOf(row)]));
  if (lines.size === 0) return lines;
  for (const line of lines.values()) openWords(table, line);
  await addLinks(reading, table, lines);
  await addParts(reading, table, lines);
  await addPictures(reading, table, lines);
  return lines;
}

/** Parts of rows; what they are called by is of their table alone, and not in the export. */
async function readById(reading: Reading, table: Table, ids: number[]): Promise<Map<number, Part>> {
  const found = new Map<number, Part>();
  const [, ...fields] = fieldsOf(table);
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await reading.store.lists(
      `SELECT ${selected(table)} FROM ${quoted(table.name)} WHERE id IN (${ids.slice(start, start + BATCH).join(', ')})`,
    );
    for (const [id, [, ...values]] of await complete(reading, table, rows))
      found.set(id, Object.fromEntries(fields.map((field, index) => [field, values[index] ?? null])));
  }
  return found;
}

/** The rows of a table as an export has them, in the order of their ids, some at a time. */
export async function* readLines(reading: Reading, table: Table): AsyncGenerator<Line[]> {
  const read = (last: number) => {
    const rows = reading.store.lists(
      `SELECT ${selected(table)} FROM ${quoted(table.name)} WHERE id > ${last} ORDER BY id LIMIT ${BATCH}`,
    );
    // Errors reach whoever awaits the rows; after another failure nobody does, and they would be unhandled.
    rows.catch(() => {});
    return rows;
  };
  for (let next = read(0); ; ) {
    const rows = await next;
    if (rows.length === 0) return;
    // PostgreSQL finds the next ones while these are written.
    next = read(Number(rows.at(-1)?.[0]));
    yield [...(await complete(reading, table, rows)).values()];
  }
}
