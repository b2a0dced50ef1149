import { expect, it } from 'vitest';
import { isolate } from '@/contract/isolate';
import { drawPlot, labelled, PLOT_WIDTH, type PlotInput } from './draw-plot';
import { DrawnElement } from './drawing';

const input: PlotInput = {
  kind: 'rows',
  labels: ['Website', 'الهاتف'],
  main: { name: 'This period', values: [40, 10] },
  other: { name: 'The period before', values: [20, null] },
  write: String,
  isMirrored: false,
};

function all(element: DrawnElement, tag: string): DrawnElement[] {
  return element.children.flatMap((child) =>
    child instanceof DrawnElement ? [...(child.tagName === tag ? [child] : []), ...all(child, tag)] : [],
  );
}

const draw = (more: Partial<PlotInput> = {}) => drawPlot({ ...input, ...more });
const words = (drawn: DrawnElement) => all(drawn, 'text').map(({ textContent }) => textContent);
const numbers = (drawn: DrawnElement, name: string) =>
  all(drawn, 'rect').map((bar) => Number(bar.getAttribute(name)));

it('a plot has bars as long as their values, beside those they are compared with, and says its values, marks and words, each with a direction of its own', () => {
  const [website = 0, phone = 0, before = 0, ...rest] = numbers(draw(), 'width');
  expect(website / phone).toBeCloseTo(4);
  expect(website / before).toBeCloseTo(2);
  expect(rest).toEqual([]);
  const said = ['0', '20', '40', isolate('Website'), isolate('الهاتف'), '10'];
  expect(words(draw())).toEqual(expect.arrayContaining(said));
});

it('a plot begins where reading begins, with its first column too, and has dates under some of them', () => {
  const starts = numbers(draw(), 'x');
  const mirrored = draw({ isMirrored: true });
  const ends = numbers(mirrored, 'x').map((x, index) => x + (numbers(mirrored, 'width')[index] ?? 0));
  expect(new Set(starts).size).toBe(1);
  expect(new Set(ends.map(Math.round))).toEqual(new Set([PLOT_WIDTH - (starts[0] ?? 0)]));
  const labels = Array.from({ length: 28 }, (_, index) => `${index + 1} Oct`);
  const values = labels.map((_, index) => index);
  const asked = { kind: 'columns' as const, labels, main: { name: 'Now', values }, other: null };
  const first = (isMirrored: boolean) => numbers(draw({ ...asked, isMirrored }), 'x');
  const [ltr, rtl] = [first(false), first(true)];
  expect(ltr[0]).toBeLessThan(ltr.at(-1) ?? 0);
  expect(rtl[0]).toBeGreaterThan(rtl.at(-1) ?? 0);
  const dates = labelled(28).map((index) => isolate(labels[index] ?? ''));
  expect(words(draw(asked)).filter((word) => word.includes('Oct'))).toEqual(dates);
});

it('a plot of nothing but zeros has an axis of round numbers', () => {
  const drawn = draw({ main: { name: 'Now', values: [0, 0] }, other: null });
  expect(words(drawn)).toEqual(expect.arrayContaining(['0', '1']));
});

it.each([[[]], [[0, 0]], [[0.004, 0.02]]])('a plot is drawn of %j', (values) => {
  for (const kind of ['rows', 'columns'] as const) {
    const drawn = draw({ kind, labels: values.map(String), main: { name: 'Now', values }, other: null });
    const bars = all(drawn, 'rect').map(({ attributes }) => [...attributes]);
    expect(JSON.stringify(bars)).not.toMatch(/NaN|Infinity|null/);
  }
});
