import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

/**
 * One requirement of OWASP ASVS 5.0 and how it is met.
 *
 * @typedef {{ id: string, level: 1 | 2 | 3, gist: string, state: 'met' | 'not ours' | 'open', shown?: string[], why?: string }} Requirement
 */

const CHAPTERS = [
  'Encoding',
  'Validation and business rules',
  'In the browser',
  'Calls',
  'Files',
  'Signing in',
  'Sessions',
  'Permissions',
  'Tokens',
  'OAuth and OpenID Connect',
  'Cryptography',
  'Transport',
  'Configuration',
  'Data',
  'Code',
  'Logs and errors',
  'WebRTC',
];

export const PAGE = join(root, 'docs/asvs.md');

/** @returns {Requirement[]} */
export const readRequirements = () =>
  readFileSync(join(root, 'docs/asvs.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Faults of one piece of evidence, `path` or `path > words that stand in it`. @param {string} shown */
export function evidenceFault(shown) {
  const [path = '', words] = shown.split(' > ');
  if (!existsSync(join(root, path))) return `${path} does not exist`;
  if (words && !readFileSync(join(root, path), 'utf8').includes(words)) return `${path} has no "${words}"`;
  return null;
}

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/** @param {string} shown */
function linked(shown) {
  const [path = '', words] = shown.split(' > ');
  return `[${path}](../${path})${words ? `: ${cell(words.replace(/^#+ /, ''))}` : ''}`;
}

/** Text of docs/asvs.md. @param {Requirement[]} requirements */
export function makePage(requirements) {
  const count = (/** @type {string} */ state) => requirements.filter((one) => one.state === state).length;
  const lines = [
    '# OWASP ASVS 5.0',
    '',
    'Made by `node scripts/asvs.mjs` from [asvs.jsonl](asvs.jsonl); a unit test compares the two and looks for each file and title.',
    'Every requirement of levels 1 and 2 by its number, in our own words, and level 3 of files, sessions, cryptography and logs.',
    `Met ${count('met')}, not ours ${count('not ours')}, open ${count('open')}.`,
  ];
  for (const [index, title] of CHAPTERS.entries()) {
    const chapter = requirements.filter(({ id }) => Number(id.split('.')[0]) === index + 1);
    lines.push(
      '',
      `## ${index + 1}. ${title}`,
      '',
      '| no. | level | requirement | state | shown by, or why |',
    );
    lines.push('| --- | --- | --- | --- | --- |');
    for (const { id, level, gist, state, shown = [], why } of chapter) {
      const told = [...shown.map(linked), ...(why ? [cell(why)] : [])].join('; ');
      lines.push(`| ${id} | ${level} | ${cell(gist)} | ${state} | ${told} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}
