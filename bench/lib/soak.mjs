import { requireFromBackend } from '../../scripts/lib/project.mjs';
import { median } from './statistics.mjs';

/** Points of a plot, however long the soak was. */
const POINTS = 30;

export const MEASURES = [
  { name: 'memory', unit: 'MB' },
  { name: 'files', unit: 'open files' },
  { name: 'connections', unit: 'open connections' },
];

const third = (list, which) =>
  list.slice(Math.floor((which * list.length) / 3), Math.floor(((which + 1) * list.length) / 3));

/**
 * Each part's use in the second and the last third: what grows by the hour has grown between them, what is only filled at
 * the beginning has not.
 *
 * @param {{ samples: { usage: Record<string, Record<string, number>> }[], names: string[] }} options
 */
export function compareThirds({ samples, names }) {
  return names.flatMap((part) =>
    MEASURES.map(({ name }) => {
      const of = (which) => median(third(samples, which).map(({ usage }) => usage[part][name]));
      const [first, second, last] = [of(0), of(1), of(2)];
      return { part, measure: name, first, second, last, ratio: last / second };
    }),
  );
}

/** Samples of one line as points: of each stretch the middle, the lowest and the highest. */
function pointsOf(values) {
  const size = Math.max(1, Math.ceil(values.length / POINTS));
  const stretches = Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
  return stretches.map((some) => ({
    value: median(some),
    lowest: Math.min(...some),
    highest: Math.max(...some),
  }));
}

/**
 * A plot along the minutes of a soak.
 *
 * @param {{ samples: { minute: number }[], title: string, unit: string, lines: { name: string, values: number[] }[] }} options
 */
export function plotOverTime({ samples, title, unit, lines }) {
  const minutes = pointsOf(samples.map(({ minute }) => minute));
  return {
    title,
    unit,
    across: 'minutes',
    at: minutes.map(({ highest }) => Math.round(highest * 10) / 10),
    isOverTime: true,
    lines: lines.map(({ name, values }) => ({ name, points: pointsOf(values) })),
  };
}

/** @param {string} databaseUrl @returns {Promise<Record<string, number>>} rows of each table of a PostgreSQL database */
export async function countRows(databaseUrl) {
  const { Client } = requireFromBackend('pg');
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    const tables = await client.query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
    const all = tables.rows.map(({ name }) => `SELECT '${name}' AS name, count(*) AS n FROM "${name}"`);
    const { rows } = await client.query(all.join(' UNION ALL '));
    return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]));
  } finally {
    await client.end();
  }
}
