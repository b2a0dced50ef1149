import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from './project.mjs';

/** Files that people are sold, told and shown by: neither demonstrations nor tests, documentation or themes. */
const LOOKED_AT = ['contract', 'backend/src', 'backend/config', 'website/src', 'website/messages'];
const PASSED_OVER = /\.test\.tsx?$|\/test\/|^(?:backend|website)\/src\/(?:contract|theme)\/|\.test\.mjs$/;

const CHOICES = 'backend/src/app/editor/words/choices.json';
const SPECIALTY =
  /\b(?:earache|eardrum|otolaryng\w*|otology|hearing test|ear wax|ENT (?:clinic|doctor)s?|dentistry|toothache)\b/i;
// The list of schema.org, from which an editor chooses; the parts of the body, all of them.
const OF_ALL = [
  'contract/warning-words.ts',
  'backend/src/api/main-info/content-types/main-info/schema.json',
  CHOICES,
];
const PHONES = ['website/src/lib/contact/phone.ts'];
/** Patterns that fit one clinic, one country or one specialty alone, and where they are allowed. */
const ONE_CLINIC = [
  { what: 'a country', pattern: /['"](?:EG|SA)['"]/ },
  { what: 'a code of telephones', pattern: /\+20(?!\d*['"]?\s*\.\.)|\+966/, allowed: PHONES },
  { what: 'a zone', pattern: /Africa\/Cairo|Asia\/Riyadh/ },
  { what: 'a currency', pattern: /\b(?:EGP|SAR)\b/ },
  { what: 'a place', pattern: /\b(?:Cairo|Giza|Dokki|Alexandria|Riyadh)\b|القاهرة|الدقي(?!ق)|الرياض/ },
  { what: 'a clinic', pattern: /\bNabra\b|\bBarad\b|نبرة(?=\s+ل)|['"]Clinic['"]/ },
  { what: 'a specialty', pattern: SPECIALTY, allowed: OF_ALL },
  { what: 'a specialty', pattern: /أنف وأذن|الأنف والأذن|طنين|قياس السمع|أسنان/, allowed: [CHOICES] },
];

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|css|json|svg)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !PASSED_OVER.test(file));
}

/** Comments explain by example. @param {string} text */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

test('nothing of one clinic is in code', () => {
  const files = LOOKED_AT.flatMap(filesOf);
  assert.ok(files.length > 500, 'the sources lie elsewhere now');
  const found = files.flatMap((file) => {
    const text = withoutComments(readFileSync(join(root, file), 'utf8'));
    return ONE_CLINIC.filter(({ allowed = [] }) => !allowed.includes(file)).flatMap(({ what, pattern }) => {
      const [said] = pattern.exec(text) ?? [];
      return said ? [`${file}: ${what}, "${said}"`] : [];
    });
  });
  assert.deepEqual(found, []);
});
