import { combine } from './statistics.mjs';

/**
 * Findings of one run of a bench, as plain data. Several runs have the same tables, rows and aims.
 *
 * @typedef {object} Result
 * @property {Table[]} tables
 * @property {Aim[]} [aims]
 * @property {string[]} faults what went wrong, a sentence each; a bench with any ends with 1
 *
 * @typedef {object} Column
 * @property {string} name with its unit
 * @property {number} [digits] after the point; 0 unless told
 * @property {boolean} [isTotal] a count, added up over the runs
 *
 * @typedef {object} Table
 * @property {string} [about] a sentence above it
 * @property {string[]} labels what rows are told apart by
 * @property {Column[]} columns
 * @property {Row[]} rows
 *
 * @typedef {{ labels: string[], values: (number | null)[] }} Row values: one per column
 *
 * @typedef {{ name: string, unit: string, value: number, atLeast?: number, atMost?: number, digits?: number,
 *   isTotal?: boolean }} Aim
 *
 * @typedef {{ name: string, title: string, about: string }} About name: of its command, `npm run bench:<name>`; about: what is
 *   measured, in a sentence or two
 */

/** The aim of a count that has to be 0. @param {string} name @param {number} value @returns {Aim} */
export const noneOf = (name, value) => ({ name, unit: '', value, atMost: 0, isTotal: true });

/**
 * A table with a row for each that was found.
 *
 * @param {{ found: any[], labels: Record<string, string>, columns: Record<string, Column>, about?: string }} given labels,
 *   columns: by the field that they show
 * @returns {Table}
 */
export const tableFrom = ({ found, labels, columns, about }) => ({
  about,
  labels: Object.values(labels),
  columns: Object.values(columns),
  rows: found.map((one) => ({
    labels: Object.keys(labels).map((name) => one[name].toLocaleString('en')),
    values: Object.keys(columns).map((name) => one[name]),
  })),
});

/** Columns that are called like the field that they add up. @param {string[]} names @returns {Record<string, Column>} */
export const countsOf = (names) => Object.fromEntries(names.map((name) => [name, { name, isTotal: true }]));

function format(value, digits = 0) {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The middle of several runs, and where they differ the lowest and the highest. */
function cell(values, { digits, isTotal } = {}) {
  const known = values.filter((value) => Number.isFinite(value));
  if (known.length === 0) return '';
  const [middle, low, high] = Object.values(combine(known, { isTotal })).map((value) =>
    format(value, digits),
  );
  return low === high ? middle : `${middle} (${low} to ${high})`;
}

/** @param {{ head: string[], rows: string[][], texts: number }} table texts: how many columns begin at the left */
function markdownTable({ head, rows, texts }) {
  const widths = head.map((name, column) =>
    Math.max(3, name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const fill = (cells) =>
    line(
      widths.map((width, column) =>
        column < texts ? (cells[column] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width),
      ),
    );
  const rule = widths.map((width, column) =>
    column < texts ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [fill(head), line(rule), ...rows.map(fill)].join('\n');
}

/** @param {Table[]} runs the same table of each run; a row may be missing in some */
function tableOf(runs) {
  const [{ about, labels, columns }] = runs;
  const rows = Map.groupBy(
    runs.flatMap((table) => table.rows),
    (row) => row.labels.join('\n'),
  );
  const text = markdownTable({
    head: [...labels, ...columns.map(({ name }) => name)],
    texts: labels.length,
    rows: [...rows.values()].map((same) => [
      ...same[0].labels,
      ...columns.map((column, place) =>
        cell(
          same.map(({ values }) => values[place]),
          column,
        ),
      ),
    ]),
  });
  return about ? `${about}\n\n${text}` : text;
}

/** @param {Aim[]} runs the same aim of each run */
function aimRow(runs) {
  const [{ name, unit, atLeast, atMost, digits, isTotal }] = runs;
  const values = runs.map(({ value }) => value);
  const { value } = combine(values, { isTotal });
  const isMet = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
  const bound =
    atLeast === undefined ? `at most ${format(atMost, digits)}` : `at least ${format(atLeast, digits)}`;
  return [name, `${bound} ${unit}`.trim(), cell(values, { digits, isTotal }), isMet ? 'met' : '**missed**'];
}

/** Returns the aims of one bench with the measured values; '' if it has none. */
function aimsOf(runs) {
  const rows = (runs[0].aims ?? []).map((_aim, index) => aimRow(runs.map(({ aims }) => aims[index])));
  return rows.length === 0 ? '' : markdownTable({ head: ['aim', 'bound', 'measured', ''], texts: 2, rows });
}

/** Returns one bench as a section of docs/figures.md, also printed by its own command. */
export function sectionOf({ bench, runs }) {
  const faults = runs.flatMap((run, index) => run.faults.map((fault) => `- Run ${index + 1}: ${fault}`));
  return [
    `## ${bench.title}: \`npm run bench:${bench.name}\``,
    bench.about,
    aimsOf(runs),
    ...runs[0].tables.map((_table, index) => tableOf(runs.map(({ tables }) => tables[index]))),
    faults.length > 0 ? `**Faults**\n\n${faults.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const INTRODUCTION = `# Figures

Written by \`npm run bench\`, whole and at one commit, never by hand. A
cell is the median of all runs, in brackets the lowest and the highest; counts are added up. "To baseline" is what a call
costs measured by the baseline beside it in the same run, which says more than the figure where machines differ. What limits
a figure and what was tried: [limits.md](limits.md).`;

/** docs/figures.md, whole. @param {{ machine: string[][], benches: { bench: About, runs: Result[] }[] }} options */
export function figuresOf({ machine, benches }) {
  const parts = [
    INTRODUCTION,
    markdownTable({ head: ['what', 'value'], rows: machine, texts: 2 }),
    ...benches.map(sectionOf),
  ];
  return `${parts.join('\n\n')}\n`;
}
