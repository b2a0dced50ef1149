import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { VERSION } from '../contract/version';
import { type Description, fieldsOf, type Link, type Table } from './describe';
import { sealWords } from './sealed';
import { quoted, type Store } from './store';
import type { Column, Json } from './values';

/** An expected "no", in words for whoever reads an export back. */
export class ReadingRefused extends Error {
  override name = 'ReadingRefused';
}

export const BATCH = 500;
const json: z.ZodType<Json> = z.json();
export const row = z.record(z.string(), json);
export type Line = z.output<typeof row>;

const number = (column: string): Column => ({ name: column, column, kind: 'number' });
const text = (column: string): Column => ({ name: column, column, kind: 'text' });

/** Value that a left-out column has to hold nevertheless. */
const MADE: Record<string, Column & { make: () => string }> = {
  cards: { ...text('token_hash'), make: () => randomBytes(32).toString('hex') },
};

export interface Reading {
  store: Store;
  description: Description;
  partIds: Map<string, number>;
  /** Rows that a line names: written once all are there. */
  named: { link: Link; own: number; others: (number | string)[] }[];
  /** Rows by the table of a relation and the id that they name, in their own order. */
  orders: Map<string, Map<number, number[]>>;
  pictures: Json[][];
  read: Record<string, number>;
  hashes: Record<string, string>;
  undo: (() => Promise<void>)[];
}

/** Writes rows with what is theirs alone; whom they name is noted. @returns how many */
export async function writeRows(reading: Reading, table: Table, lines: Line[]): Promise<number> {
  if (lines.length === 0) return 0;
  const fields = new Set(fieldsOf(table));
  const unknown = lines.flatMap((line) => Object.keys(line)).find((name) => !fields.has(name));
  if (unknown !== undefined && unknown !== 'component')
    throw new ReadingRefused(`This version (${VERSION}) does not know ${unknown} of ${table.name}.`);
  const made = MADE[table.name];
  const own = lines.map((line) => sealWords(table, line));
  await reading.store.insert(
    table.name,
    made ? [...table.columns, made] : table.columns,
    own.map((line) => [
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
    for (const [index, value] of listOf(line[name]).entries()) {
      const part = row.parse(value);
      const of = reading.description.components.get(String(part.component));
      if (!of) throw new ReadingRefused(`This version (${VERSION}) does not know ${String(part.component)}.`);
      const id = (reading.partIds.get(of.name) ?? 0) + 1;
      reading.partIds.set(of.name, id);
      await writeRows(reading, of, [{ ...part, id }]);
      await reading.store.insert(
        `${table.name}_cmps`,
        [number('entity_id'), number('cmp_id'), text('component_type'), text('field'), number('order')],
        [[own, id, of.uid, name, index + 1]],
      );
    }
}

/** Rows between types, once both sides are there. */
export async function writeNamed({ store, named, orders, pictures }: Reading): Promise<void> {
  const ids = new Map<string, Map<string, number>>();
  const idOf = async ({ table, key }: Link['of'], name: string) => {
    const query = `SELECT id, ${quoted(key)} AS name FROM ${quoted(table)}`;
    const known =
      ids.get(table) ??
      new Map((await store.all(query)).map((found) => [String(found.name), Number(found.id)]));
    ids.set(table, known);
    return known.get(name);
  };
  const places = new Map<string, number>();
  for (const { link, own, others } of named) {
    const { table, of, order, otherOrder } = link;
    const columns = [link.own, link.other, ...(order ? [order] : []), ...(otherOrder ? [otherOrder] : [])];
    const rows: number[][] = [];
    for (const [index, name] of others.entries()) {
      const other = of.key === 'id' ? Number(name) : await idOf(of, String(name));
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
