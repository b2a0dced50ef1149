import * as Plot from '@observablehq/plot';
import { isolate } from '@/contract/isolate';
import { Drawing, DrawnElement } from './drawing';

/** Values of one series, one per label; null draws nothing. */
export interface Series {
  name: string;
  values: readonly (number | null)[];
}

export interface PlotInput {
  /** `columns`: along time, from the first to the last. `rows`: bars one below the other, each under its words. */
  kind: 'columns' | 'rows';
  labels: readonly string[];
  main: Series;
  other: Series | null;
  write: (value: number) => string;
  /** True in languages that read from right to left: categories, axes and bars begin on the right. */
  isMirrored: boolean;
}

/** Width in which plots are drawn: that of a card on the narrowest phone. Cards that are wider show it hardly larger. */
export const PLOT_WIDTH = 320;
const COLUMNS_HEIGHT = 200;
const ROW = 48;
/** Number of labels that fit under the columns. */
const MOST_LABELS = 5;
/** Columns that are wide enough for a value above each. */
const MOST_VALUES = 12;

const COLOURS = { main: 'var(--color-accent)', other: 'var(--color-line-strong)' };
const GRID = 'var(--color-line)';
const SOFT = 'var(--color-text-soft)';

/** The end of an axis, and its marks: round numbers, never parts of one for counts of a few. */
function ticksOf(top: number): number[] {
  // Without anything to draw there is still an axis, of one.
  if (top <= 0) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(top));
  const step = ([0.25, 0.5, 1, 2, 2.5, 5].find((one) => top / (one * power) <= 4) ?? 5) * power;
  const whole = top >= 1 ? Math.max(1, Math.ceil(step)) : step;
  const count = Math.max(1, Math.ceil(top / whole - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => index * whole);
}

const valuesOf = ({ main, other }: PlotInput) =>
  [...main.values, ...(other?.values ?? [])].map((value) => value ?? 0);

interface Datum {
  index: number;
  label: string;
  value: number;
}

function datumsOf(series: Series | null, labels: readonly string[]): Datum[] {
  return (series?.values ?? []).flatMap((value, index) =>
    value === null ? [] : [{ index, label: labels[index] ?? '', value }],
  );
}

/** The labels to show where not all fit: the first, and others at even distances. */
export function labelled(count: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / (MOST_LABELS - 1)));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

function columns(input: PlotInput): Plot.PlotOptions {
  const { labels, main, other, write, isMirrored } = input;
  const ticks = ticksOf(Math.max(...valuesOf(input)));
  const bars = datumsOf(main, labels);
  const most = Math.max(...bars.map(({ value }) => value));
  const told = bars.filter(
    ({ value, index }) => value > 0 && (labels.length <= MOST_VALUES || index === main.values.indexOf(most)),
  );
  const place = { x: 'index', y: 'value' };
  return {
    height: COLUMNS_HEIGHT,
    marginTop: 18,
    marginBottom: 26,
    [isMirrored ? 'marginRight' : 'marginLeft']: 38,
    [isMirrored ? 'marginLeft' : 'marginRight']: 16,
    x: { type: 'band', domain: labels.map((_, index) => index), reverse: isMirrored, padding: 0.2 },
    y: { domain: [0, ticks.at(-1) ?? 1] },
    marks: [
      Plot.gridY(ticks, { stroke: GRID, strokeOpacity: 1 }),
      Plot.axisY(ticks, {
        anchor: isMirrored ? 'right' : 'left',
        tickSize: 0,
        tickFormat: write,
        fill: SOFT,
        label: null,
      }),
      Plot.barY(bars, { ...place, fill: COLOURS.main, title: titleOf(input) }),
      Plot.lineY(datumsOf(other, labels), {
        ...place,
        stroke: COLOURS.other,
        strokeWidth: 2,
        strokeDasharray: '4 3',
      }),
      Plot.text(told, { ...place, dy: -7, text: ({ value }: Datum) => write(value) }),
      Plot.ruleY([0], { stroke: SOFT }),
      Plot.axisX(labelled(labels.length), {
        tickSize: 4,
        stroke: SOFT,
        fill: SOFT,
        label: null,
        tickFormat: (index: number) => isolate(labels[index] ?? ''),
      }),
    ],
  };
}

const titleOf =
  ({ write }: PlotInput) =>
  ({ label, value }: Datum) =>
    `${isolate(label)}: ${isolate(write(value))}`;

function rows(input: PlotInput): Plot.PlotOptions {
  const { labels, main, other, write, isMirrored } = input;
  const ticks = ticksOf(Math.max(...valuesOf(input)));
  const start = isMirrored ? 'right' : 'left';
  const anchor = isMirrored ? 'end' : 'start';
  const outwards = isMirrored ? -1 : 1;
  const bars = datumsOf(main, labels);
  const common = { x: 'value', y: 'index', title: titleOf(input) };
  return {
    height: labels.length * ROW + 34,
    marginTop: 4,
    marginBottom: 26,
    [isMirrored ? 'marginRight' : 'marginLeft']: 18,
    // Room for the value beside the longest bar.
    [isMirrored ? 'marginLeft' : 'marginRight']: 46,
    x: { domain: [0, ticks.at(-1) ?? 1], reverse: isMirrored },
    y: { type: 'band', domain: labels.map((_, index) => index), padding: 0, axis: null },
    marks: [
      Plot.gridX(ticks, { stroke: GRID, strokeOpacity: 1 }),
      Plot.axisX(ticks, { tickSize: 4, tickFormat: write, stroke: SOFT, fill: SOFT, label: null }),
      Plot.barX(bars, { ...common, fill: COLOURS.main, insetTop: 20, insetBottom: 14 }),
      Plot.barX(datumsOf(other, labels), { ...common, fill: COLOURS.other, insetTop: 36, insetBottom: 7 }),
      Plot.text(
        labels.map((label, index) => ({ label, index })),
        {
          y: 'index',
          frameAnchor: start,
          textAnchor: anchor,
          dy: 8 - ROW / 2,
          dx: 2 * outwards,
          text: ({ label }: { label: string }) => isolate(label),
          // Readable over the lines of the grid.
          stroke: 'var(--color-surface)',
          strokeWidth: 3,
          fill: 'var(--color-text)',
        },
      ),
      Plot.text(bars, {
        x: 'value',
        y: 'index',
        dx: 5 * outwards,
        dy: 3,
        textAnchor: anchor,
        fontWeight: 700,
        text: ({ value }: Datum) => write(value),
      }),
      Plot.ruleX([0], { stroke: SOFT }),
    ],
  };
}

/** Draws a plot on the server in the page's colours, its words as text that the browser shapes. */
export function drawPlot(input: PlotInput): DrawnElement {
  // Plot asks for a whole document where it needs a little of one.
  const drawing: object = { document: new Drawing() };
  const options = input.kind === 'columns' ? columns(input) : rows(input);
  const drawn: unknown = Plot.plot(
    Object.assign({ ...options, width: PLOT_WIDTH, style: { fontSize: '12' } }, drawing),
  );
  if (!(drawn instanceof DrawnElement)) throw new Error('A plot was not drawn');
  return drawn;
}
