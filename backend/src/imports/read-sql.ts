/** A row of a dump by the names of its columns; null is what the database has as null. */
export type SqlRow = Record<string, string | null>;

const STATEMENT =
  /(CREATE TABLE(?: IF NOT EXISTS)?|INSERT (?:IGNORE )?INTO|REPLACE INTO)\s+`?(?:\w+`?\.`?)?(\w+)`?\s*/gi;
const COLUMN = /^\s*`(\w+)`/gm;
const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', 0: '', Z: '' };

/** Reads values from an opening bracket on: one row, and where the text after it begins. */
function readRow(sql: string, from: number): { values: (string | null)[]; end: number } | null {
  const values: (string | null)[] = [];
  let at = from + 1;
  while (at < sql.length) {
    while (/\s/.test(sql[at] ?? '')) at += 1;
    if (sql.startsWith('_binary', at)) at += '_binary '.length;
    if (sql[at] === "'") {
      let text = '';
      for (at += 1; at < sql.length; at += 1) {
        const sign = sql[at];
        if (sign === '\\') {
          at += 1;
          text += ESCAPED[sql[at] ?? ''] ?? sql[at];
        } else if (sign === "'" && sql[at + 1] === "'") {
          at += 1;
          text += "'";
        } else if (sign === "'") break;
        else text += sign;
      }
      at += 1;
      values.push(text);
    } else {
      const bare = /[^,)]*/y;
      bare.lastIndex = at;
      const text = bare.exec(sql)?.[0] ?? '';
      at += text.length;
      values.push(/^null$/i.test(text.trim()) ? null : text.trim());
    }
    while (/\s/.test(sql[at] ?? '')) at += 1;
    if (sql[at] === ')') return { values, end: at + 1 };
    if (sql[at] !== ',') return null;
    at += 1;
  }
  return null;
}

/** Reads the wanted tables of a dump by `mysqldump`, `mariadb-dump` or phpMyAdmin. Runs nothing of it. */
export function readDump(sql: string, isWanted: (table: string) => boolean): Map<string, SqlRow[]> {
  const columns = new Map<string, string[]>();
  const tables = new Map<string, SqlRow[]>();
  STATEMENT.lastIndex = 0;
  for (let found = STATEMENT.exec(sql); found; found = STATEMENT.exec(sql)) {
    const [, verb = '', table = ''] = found;
    let at = STATEMENT.lastIndex;
    if (!isWanted(table)) continue;
    if (/^create/i.test(verb)) {
      const end = sql.indexOf(';', at);
      columns.set(
        table,
        [...sql.slice(at + 1, end).matchAll(COLUMN)].map(([, name = '']) => name),
      );
      continue;
    }
    let names = columns.get(table) ?? [];
    const listed = /\(([^)]*)\)\s*/y;
    listed.lastIndex = at;
    if (sql[at] === '(') {
      names = (listed.exec(sql)?.[1] ?? '').split(',').map((name) => name.replace(/[`\s]/g, ''));
      at = listed.lastIndex;
    }
    at = sql.indexOf('(', at);
    const rows = tables.get(table) ?? [];
    for (let row = readRow(sql, at); row; row = sql[at] === '(' ? readRow(sql, at) : null) {
      const { values } = row;
      rows.push(Object.fromEntries(names.map((name, index) => [name, values[index] ?? null])));
      at = row.end;
      while (/[\s,]/.test(sql[at] ?? '')) at += 1;
    }
    tables.set(table, rows);
    STATEMENT.lastIndex = at;
  }
  return tables;
}
