import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { root } from './project.mjs';

// One version for the whole product, in the root's package.json; changelog/ has a file for each.

/**
 * @typedef {object} Words of one language
 * @property {string} title
 * @property {string[]} news what people gain
 * @property {string[]} upgrade what has to be done by whoever runs the server; empty when nothing
 *
 * @typedef {{ version: string, date: string, en: Words, ar: Words }} Release
 */

/** major.minor.patch of semver.org, without what may follow. */
const VERSION = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/;
const HEAD = /^# (\S+) \((\d{4}-\d\d-\d\d)\)$/;
const LANGUAGE = /^## (en|ar): (\S.*)$/;

/** The version of the product. @returns {string} @throws {Fault} */
export function readVersion() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (typeof version === 'string' && VERSION.test(version)) return version;
  throw new Fault(`The version in package.json has to be three numbers such as 1.2.0, not ${version}.`);
}

export const readJudgements = () => readFileSync(join(root, 'docs', 'known-faults.md'), 'utf8');

/**
 * True when the known faults of the packages of a version were judged.
 *
 * @param {string} version
 * @param {string} [judgements] text of docs/known-faults.md
 */
export function isJudged(version, judgements = readJudgements()) {
  return judgements.split('\n').includes(`## ${version}`);
}

/** All releases, the newest first. @returns {Release[]} @throws {Fault} naming the file that is not as it should be */
export function readChangelog() {
  const folder = join(root, 'changelog');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => parseRelease({ name, text: readFileSync(join(folder, name), 'utf8') }))
    .sort((one, other) => compareVersions(other.version, one.version));
}

/**
 * Reads one file of the changelog; its form is in changelog/README.md.
 *
 * @param {{ name: string, text: string }} file
 * @returns {Release}
 * @throws {Fault}
 */
export function parseRelease({ name, text }) {
  const [first = '', ...lines] = text.split(/\r?\n/);
  const [, version = '', date = ''] = HEAD.exec(first) ?? [];
  if (name !== `${version}.md`) throw new Fault(`changelog/${name} has to begin with its version and date.`);
  /** @type {Partial<Record<'en' | 'ar', Words>>} */
  const found = {};
  /** @type {Words | null} */
  let words = null;
  /** @type {string[]} */
  let list = [];
  for (const line of lines) {
    const [, language, title] = LANGUAGE.exec(line) ?? [];
    if (language === 'en' || language === 'ar') {
      words = { title: title ?? '', news: [], upgrade: [] };
      found[language] = words;
      list = words.news;
    } else if (words && line.startsWith('### ')) list = words.upgrade;
    else if (words && line.startsWith('- ')) list.push(line.slice(2).trim());
    else if (line.startsWith('  ') && list.length > 0) list.push(`${list.pop()} ${line.trim()}`);
    else if (line.trim() !== '') throw new Fault(`changelog/${name}: this line has no place: ${line}`);
  }
  const { en, ar } = found;
  if (!en || !ar || en.news.length === 0 || ar.news.length === 0)
    throw new Fault(`changelog/${name} has to say in English and in Arabic what is new.`);
  if (en.news.length !== ar.news.length || en.upgrade.length !== ar.upgrade.length)
    throw new Fault(`changelog/${name} does not say as much in one language as in the other.`);
  return { version, date, en, ar };
}

/** @param {string} one @param {string} other @returns {number} below 0 when `one` is older */
export function compareVersions(one, other) {
  const [left = [], right = []] = [one, other].map((version) => version.split('.').map(Number));
  const place = left.findIndex((number, index) => number !== right[index]);
  return place === -1 ? 0 : (left[place] ?? 0) - (right[place] ?? 0);
}

/**
 * Returns the source that each app is built with to say which version it is.
 *
 * @param {Record<string, string>} contract its files by name
 * @returns {string} TypeScript
 */
export function versionSource(contract) {
  const hash = createHash('sha256');
  for (const [name, content] of Object.entries(contract).sort()) hash.update(`${name}\0${content}\0`);
  return [
    '/** The version of the product, of package.json at the root. */',
    `export const VERSION = '${readVersion()}';`,
    '/** Of the contract this part was built with: two parts with another one may not understand each other. */',
    `export const CONTRACT_DIGEST = '${hash.digest('hex').slice(0, 12)}';`,
    '',
  ].join('\n');
}

/** The changelog as the website is built with it. @returns {string} TypeScript */
export function releasesSource() {
  return [
    '/** What a release brought, in one language; `upgrade` is for whoever runs the server. */',
    'export interface ReleaseWords { title: string; news: string[]; upgrade: string[] }',
    'export interface Release { version: string; date: string; en: ReleaseWords; ar: ReleaseWords }',
    '/** All releases, the newest first. */',
    `export const RELEASES: readonly Release[] = ${JSON.stringify(readChangelog(), null, 2)};`,
    '',
  ].join('\n');
}
