import { markdownTable, sectionOf } from './results.mjs';

const INTRODUCTION = `# Figures

Written by \`npm run bench\`, whole and at one commit, never by hand ([0165](decisions/0165-figures-by-one-command.md)). A
cell is the median of all runs, in brackets the lowest and the highest; counts are added up. "To baseline" is what a call
costs measured by the baseline beside it in the same run, which says more than the figure where machines differ. What limits
a figure and what was tried: [limits.md](limits.md). What rebuilding the code and its tests brought:
[rebuilding.md](rebuilding.md).`;

/**
 * docs/figures.md, whole.
 *
 * @param {{ machine: string[][], benches: { bench: import('./results.mjs').About, runs: import('./results.mjs').Result[] }[] }} options
 *   machine: what it was measured on, as names and values
 */
export function figuresOf({ machine, benches }) {
  const [head, ...rows] = machine;
  const parts = [INTRODUCTION, markdownTable({ head, rows, texts: 2 }), ...benches.map(sectionOf)];
  return `${parts.join('\n\n')}\n`;
}
