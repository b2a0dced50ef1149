import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { test } from 'node:test';
import { root } from './project.mjs';

const RECORDS = join('docs', 'decisions');
const HEADINGS = ['Status', 'Context', 'Decision', 'Consequences'];
/** Made, installed or measured here; none of it is in git. */
const PASSED_OVER =
  /^(?:\.git|node_modules|var|dist|build|\.next.*|test-results|backend\/(?:data|public|types)|(?:backend|website)\/src\/contract)$/;
const TEXTS = /\.(?:md|mjs|cjs|ts|tsx|css|json|jsonc|conf|ya?ml)$|Containerfile$/;

/** Documents that lead through the code file by file. */
const MAPS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/map.md', 'docs/walks.md'];
/** Files of a build, which these documents name too. */
const OF_NEXT = [
  ...['routes-manifest.json', 'build-manifest.json', 'prerender-manifest.json'],
  'required-server-files.json',
];

/** @param {string} folder @returns {string[]} paths from the root */
function textsIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll('\\', '/');
    if (PASSED_OVER.test(entry.name) || PASSED_OVER.test(path)) return [];
    if (entry.isDirectory()) return textsIn(path);
    return TEXTS.test(entry.name) ? [path] : [];
  });
}

const texts = new Map(textsIn('').map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const documents = [...texts].filter(([path]) => path.endsWith('.md'));
const records = readdirSync(join(root, RECORDS)).filter((name) => /^\d{4}-/.test(name));
const numbers = new Set(records.map((name) => name.slice(0, 4)));

/** Code may look like a link or a heading. @param {string} text */
const withoutCode = (text) => text.replace(/^```[\s\S]*?^```/gm, '');

/** Returns the anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (/** @type {string} */ text) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('a decision record has its number, four headings in their order, and a line in the list', () => {
  const list = readFileSync(join(root, RECORDS, 'README.md'), 'utf8');
  const faults = records.flatMap((name) => {
    const text = readFileSync(join(root, RECORDS, name), 'utf8');
    const found = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const isWhole = text.startsWith(`# ${Number(name.slice(0, 4))}. `) && `${found}` === `${HEADINGS}`;
    return isWhole && list.includes(`(${name})`) ? [] : [name];
  });
  assert.deepEqual(faults, []);
  assert.equal(numbers.size, records.length, 'two records have one number');
});

test('every link between documents leads to a file and to a heading in it', () => {
  const faults = documents.flatMap(([path, text]) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      if (/^(?:[a-z]+:|\/)/.test(target)) return [];
      const [file = '', anchor] = target.split('#');
      const to = file === '' ? path : normalize(join(dirname(path), file)).replaceAll('\\', '/');
      const isThere = existsSync(join(root, to));
      const linked = texts.get(to);
      const isHeading = anchor === undefined || (linked !== undefined && anchorsOf(linked).includes(anchor));
      return isThere && isHeading ? [] : [`${path}: ${target}`];
    }),
  );
  assert.ok(documents.length > 40, 'the documents lie elsewhere now');
  assert.deepEqual(faults, []);
});

test('every file that the map and the walks name is there', () => {
  const faults = MAPS.flatMap((map) =>
    [...withoutCode(texts.get(map) ?? '').matchAll(/`([^\s`*…{<]+\.(?:md|mjs|ts|tsx|conf|json))`/g)].flatMap(
      ([, file = '']) => {
        const isThere = [...texts.keys()].some((path) => `/${path}`.endsWith(`/${file}`));
        return isThere || OF_NEXT.includes(file) ? [] : [`${map}: ${file}`];
      },
    ),
  );
  assert.deepEqual(faults, []);
});

test('a decision record is cited by its path or by a link, and is there', () => {
  const own = relative(root, import.meta.filename).replaceAll('\\', '/');
  const faults = [...texts].flatMap(([path, text]) => {
    if (path === own) return [];
    const cited = [...text.matchAll(/decisions\/(\d{4})/g)].filter(([, number = '']) => !numbers.has(number));
    // A number alone is found by no tool, and says nothing once records are numbered anew.
    const bare = [...text.matchAll(/(?<!\[)\bdecisions? \d+|\[decision (\d+)\]\((?!\S*\/0*\1-)/g)];
    return [...cited, ...bare].map(([what]) => `${path}: ${what}`);
  });
  assert.deepEqual(faults, []);
});
