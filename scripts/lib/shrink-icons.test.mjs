import assert from 'node:assert/strict';
import { test } from 'node:test';
import shrinkIcons from '../../website/shrink-icons.mjs';

const pathOf = (/** @type {string} */ body) => / d="([^"]*)"/.exec(body)?.[1] ?? '';

test('drawn icons are written with one digit after the point, small ones with two, and keep their colours', () => {
  const drawn = { body: '<path fill="currentColor" d="M1.2345 2.3456L30.9876 40.1234"/>' };
  const set = { width: 48, height: 48, icons: { drawn, small: { ...drawn, width: 24, height: 24 } } };
  const { icons } = JSON.parse(shrinkIcons(JSON.stringify(set)));
  assert.equal(pathOf(icons.drawn.body), 'M1.2 2.3 31 40.1');
  assert.equal(pathOf(icons.small.body), 'M1.23 2.35 31 40.12');
  assert.match(icons.drawn.body, /fill="currentColor"/);
});
