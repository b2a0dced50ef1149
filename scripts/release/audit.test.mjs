import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditFaults, readAdvisories } from './audit.mjs';

const ID = 'GHSA-aaaa-bbbb-cccc';
const answer = JSON.stringify({
  vulnerabilities: {
    knot: { via: [{ name: 'knot', severity: 'high', url: `https://github.com/advisories/${ID}` }] },
    rope: { via: ['knot'] },
  },
});

test('a release without an answer of the registry is refused', () => {
  for (const text of ['', '{"error":{"code":"E405"}}'])
    assert.throws(() => readAdvisories(text), /no audits/);
  assert.deepEqual(readAdvisories('{"vulnerabilities":{}}'), []);
});

test('a release with a fault of a package that is not judged, or outlives its time, is refused', () => {
  const advisories = readAdvisories(answer);
  assert.deepEqual(advisories, [{ id: ID, name: 'knot', severity: 'high' }]);
  const faultsOf = (/** @type {string} */ judgements) =>
    auditFaults({ advisories, judgements, today: '2026-11-20' }).map((fault) => fault.replace(/^.*\) /, ''));
  const told = (/** @type {string} */ words) => faultsOf(`- ${ID}, knot, high, ${words}`);
  assert.deepEqual(faultsOf('None.'), ['is not judged, or without its two days']);
  assert.deepEqual(told('reached, since 2026-11-18, by 2026-11-25'), []);
  assert.deepEqual(told('reached, since 2026-11-18, by 2026-11-26'), ['is given more than 7 days']);
  assert.deepEqual(told('not reached, since 2026-11-18, by 2027-02-16'), []);
  assert.deepEqual(told('reached, since 2026-11-12, by 2026-11-19'), ['should be gone since 2026-11-19']);
});
