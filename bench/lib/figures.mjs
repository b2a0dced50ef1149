import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/project.mjs';

const file = join(root, 'docs', 'figures.md');

/**
 * Puts a section into docs/figures.md: in the place of the one with the same heading, else at the end.
 *
 * @param {{ heading: string, text: string }} section the heading without its signs
 */
export function writeFigures({ heading, text }) {
  const figures = readFileSync(file, 'utf8').trimEnd();
  const start = figures.indexOf(`\n## ${heading}\n`);
  const next = start === -1 ? -1 : figures.indexOf('\n## ', start + 1);
  const before = start === -1 ? figures : figures.slice(0, start).trimEnd();
  const after = next === -1 ? '' : `\n${figures.slice(next)}`;
  writeFileSync(file, `${before}\n\n## ${heading}\n\n${text.trim()}\n${after.trimEnd()}${after ? '\n' : ''}`);
}
