import { COLUMNS_LEFT_OUT, TABLES_LEFT_OUT } from './left-out';
import type { Store } from './store';
import { type ContentType, NAMED_BY, readTypes } from './types';
import { type Column, kindOf } from './values';

/** Rows of other tables that a row names, in an order. */
export interface Link {
  name: string;
  /** The table between the two, and its columns: of the row that names, and of the one that is named. */
  table: string;
  own: string;
  other: string;
  /** Columns with the order of a relation's entries, and of the entries that refer to them; null if there is none. */
  order: string | null;
  otherOrder: string | null;
  /** The table of what is named, and the column it is named by. */
  of: { table: string; key: string };
  /** Written down by the other table: read back, it gives the order alone. */
  isInverse: boolean;
}

export interface Table {
  uid: string;
  name: string;
  description: string;
  columns: Column[];
  links: Link[];
  /** Fields with parts, each an object with the name of its component. */
  parts: { name: string; components: string[] }[];
  pictures: string[];
  values: Record<string, readonly string[]>;
}

export interface Description {
  tables: Table[];
  /** Parts of rows, by the names of their components. */
  components: Map<string, Table>;
  /** Tables of the database that are neither in an export nor on the list of what is left out. */
  unknown: string[];
}

/** Names of what a row holds, in the order of its values. */
export function fieldsOf({ columns, links, parts, pictures }: Table): string[] {
  return [...[...columns, ...links, ...parts].map(({ name }) => name), ...pictures];
}

/** Accounts first, which other rows name. */
const FIRST = ['admin_users', 'up_users', 'upload_folders', 'files'];
const PICTURES = 'files_related_mph';
const RENAMED: Record<string, string> = { created_by_id: 'createdBy', updated_by_id: 'updatedBy' };

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelCase = (column: string) =>
  RENAMED[column] ?? column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

type Columns = Map<string, { column: string; type: string }[]>;

async function readColumns(store: Store): Promise<Columns> {
  const rows = await store.all(
    store.isPostgres
      ? `SELECT table_name AS name, column_name AS field, data_type AS type FROM information_schema.columns
         WHERE table_schema = 'public' AND is_generated = 'NEVER' ORDER BY table_name, ordinal_position`
      : `SELECT m.name AS name, x.name AS field, x.type AS type FROM sqlite_master m, pragma_table_xinfo(m.name) x
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND x.hidden = 0 ORDER BY m.name, x.cid`,
  );
  const columns = rows.map(({ name, field, type }) => ({
    table: String(name),
    column: String(field),
    type: String(type),
  }));
  return Map.groupBy(columns, ({ table }) => table);
}

/** Id and document id first, then by their letters: the two databases have them in other orders. */
function columnsOf(table: string, columns: Columns): Column[] {
  const leftOut = COLUMNS_LEFT_OUT[table] ?? {};
  const rank = ({ name }: Column) => ['id', 'documentId'].indexOf(name) >>> 0;
  return (columns.get(table) ?? [])
    .filter(({ column }) => !Object.hasOwn(leftOut, column))
    .map(({ column, type }) => ({ name: camelCase(column), column, kind: kindOf(type) }))
    .sort((one, two) => rank(one) - rank(two) || (one.name < two.name ? -1 : 1));
}

interface Known {
  columns: Columns;
  types: ContentType[];
}

/** A relation by the table between two types: id, whoever wrote it down, what is named, the order of each. */
function linkOf({ columns, types }: Known, type: ContentType, name: string): Link {
  const { target = '', mappedBy } = type.attributes[name] ?? {};
  const named = NAMED_BY[target];
  const other = types.find(({ uid }) => uid === target);
  const of = named ?? { table: other?.table ?? target, key: 'id' };
  const table = mappedBy ? `${of.table}_${snakeCase(mappedBy)}_lnk` : `${type.table}_${snakeCase(name)}_lnk`;
  const [, owner, held, ...orders] = (columns.get(table) ?? []).map(({ column }) => column);
  if (owner === undefined || held === undefined)
    throw new Error(`There is no table ${table} for ${type.uid}, ${name}`);
  const orderOf = (column: string) =>
    orders.find((order) => order === column.replace(/_id$/, '_ord')) ?? null;
  const [own, far] = mappedBy ? [held, owner] : [owner, held];
  const way = { own, other: far, order: orderOf(far), otherOrder: orderOf(own) };
  return { name, table, ...way, of, isInverse: mappedBy !== undefined };
}

function tableOf(known: Known, type: ContentType): Table {
  const of = (...kinds: string[]) =>
    Object.entries(type.attributes).filter(([, attribute]) => kinds.includes(attribute.type));
  return {
    uid: type.uid,
    name: type.table,
    description: type.description,
    columns: columnsOf(type.table, known.columns),
    links: of('relation').map(([name]) => linkOf(known, type, name)),
    parts: of('component', 'dynamiczone').map(([name, { component, components = [] }]) => ({
      name,
      components: component ? [component] : components,
    })),
    pictures: of('media').map(([name]) => name),
    values: Object.fromEntries(of('enumeration').map(([name, attribute]) => [name, attribute.enum ?? []])),
  };
}

/** Returns what an export of this database holds: by the schemas of its types, the columns that are there, and what is left out. */
export async function describe(store: Store): Promise<Description> {
  const columns = await readColumns(store);
  const { types, components } = readTypes();
  const known = { columns, types };
  const tables = types
    .filter(({ table }) => !Object.hasOwn(TABLES_LEFT_OUT, table))
    .map((type) => tableOf(known, type))
    .sort((one, two) => (one.name < two.name ? -1 : 1))
    .sort((one, two) => (FIRST.indexOf(one.name) >>> 0) - (FIRST.indexOf(two.name) >>> 0));
  const parts = components.map((type) => tableOf(known, type));
  const held = new Set(
    [...tables, ...parts].flatMap(({ name, links }) => [
      name,
      `${name}_cmps`,
      ...links.map((link) => link.table),
    ]),
  );
  const isOfLeftOut = (name: string) =>
    name.endsWith('_lnk') && Object.keys(TABLES_LEFT_OUT).some((table) => name.startsWith(`${table}_`));
  return {
    tables,
    components: new Map(parts.map((part) => [part.uid, part])),
    unknown: [...columns.keys()].filter(
      (name) =>
        name !== PICTURES && !held.has(name) && !Object.hasOwn(TABLES_LEFT_OUT, name) && !isOfLeftOut(name),
    ),
  };
}
