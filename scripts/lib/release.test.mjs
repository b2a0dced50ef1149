import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compareVersions,
  isJudged,
  parseRelease,
  readChangelog,
  readVersion,
  versionSource,
} from './release.mjs';

const GOOD = [
  ...['# 1.2.0 (2026-11-23)', '', '## en: The gain', '', '- One thing that goes', '  on here.', '- Another.'],
  ...['', '### Upgrade', '', '- Run `npm run backup`.', ''],
  ...['## ar: المكسب', '', '- شيء.', '- وشيء آخر.', '', '### الترقية', '', '- شغّل `npm run backup`.', ''],
];
const parse = (/** @type {string[]} */ lines, name = '1.2.0.md') =>
  parseRelease({ name, text: lines.join('\n') });

test('the version of the product is the newest of the changelog, where every release is once, none older than the one before it', () => {
  const releases = readChangelog();
  assert.equal(releases[0]?.version, readVersion());
  assert.ok(releases.length >= 7);
  for (const [index, { version, date }] of releases.slice(1).entries()) {
    const next = releases[index];
    assert.ok(next && compareVersions(next.version, version) > 0 && next.date >= date, version);
  }
});

test('a file of the changelog is read whole; one without a language, with less in one, or with lines of no place is refused', () => {
  const news = ['One thing that goes on here.', 'Another.'];
  assert.deepEqual(parse(GOOD), {
    ...{ version: '1.2.0', date: '2026-11-23' },
    en: { title: 'The gain', news, upgrade: ['Run `npm run backup`.'] },
    ar: { title: 'المكسب', news: ['شيء.', 'وشيء آخر.'], upgrade: ['شغّل `npm run backup`.'] },
  });
  const arabic = GOOD.indexOf('## ar: المكسب');
  assert.throws(() => parse(GOOD.slice(0, arabic)), /in English and in Arabic/);
  assert.throws(() => parse(GOOD.filter((line) => line !== '- وشيء آخر.')), /as much in one language/);
  assert.throws(() => parse(GOOD.filter((line) => !line.includes('شغّل'))), /as much in one language/);
  assert.throws(() => parse([...GOOD, 'A paragraph.']), /has no place: A paragraph/);
  assert.throws(() => parse(GOOD, '1.3.0.md'), /begin with its version and date/);
});

test('versions are compared by their numbers, and count as judged by their own section alone', () => {
  assert.ok(compareVersions('0.10.0', '0.9.9') > 0);
  assert.ok(compareVersions('1.0.0', '1.0.1') < 0);
  assert.equal(compareVersions('1.2.3', '1.2.3'), 0);
  const judgements = '# Known faults\n\n## 1.2.0\n\nNone.\n';
  const judged = ['1.2.0', '1.2', '1.2.1'].map((version) => isJudged(version, judgements));
  assert.deepEqual(judged, [true, false, false]);
});

test('the source built into the apps names the version, and another contract by another digest', () => {
  const one = versionSource({ 'a.ts': '1', 'b.ts': '2' });
  assert.match(one, new RegExp(`VERSION = '${readVersion()}'`));
  assert.equal(versionSource({ 'b.ts': '2', 'a.ts': '1' }), one);
  assert.notEqual(versionSource({ 'a.ts': '1', 'b.ts': '3' }), one);
});
