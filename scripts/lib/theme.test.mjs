import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { root } from './project.mjs';
import { RANGES, readTheme, themeStyles } from './theme.mjs';
import { contrast } from './theme-colours.mjs';
import { lettersOf } from './theme-fonts.mjs';

const themes = readdirSync(join(root, 'themes'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const { at, put } = emptyFolder();
beforeEach(() => cpSync(join(root, 'themes', 'nabra'), at(), { recursive: true }));

const read = () => readTheme('own', at());
/** @param {(theme: Record<string, Record<string, string>>) => void} change */
function changeTheme(change) {
  const theme = JSON.parse(readFileSync(at('theme.json'), 'utf8'));
  change(theme);
  put('theme.json', JSON.stringify(theme));
}

for (const name of themes)
  test(`every colour of ${name} can be read on every surface, in light and dark`, () => {
    assert.equal(readTheme(name).name, name);
  });

test('black on white has the contrast that WCAG gives it', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.equal(contrast('#ffffff', '#767676').toFixed(2), '4.54');
});

test('a colour that cannot be read is named, with its ground, its contrast and the one that is needed', () => {
  changeTheme(({ dark = {} }) => {
    dark['text-soft'] = '#445566';
  });
  assert.throws(read, /dark: text-soft on surface has a contrast of 2\.\d\d, at least 4\.5 is needed/);
});

test('a role without a colour, a colour without a role, and a typeface that is not named as its packages name it are named', () => {
  changeTheme((theme) => {
    const { light = {} } = theme;
    delete light.line;
    light.colour = '#123456';
    theme.typeface = { family: 'Cairo"; }', package: '../cairo' };
  });
  assert.throws(read, /light: line has to be a colour such as #0b7a75[\s\S]*there is no role colour/);
  assert.throws(read, /typeface: a family and a package/);
});

test('a drawing keeps how its outermost element draws, and with a script or a handler is refused: it becomes a part of every page', () => {
  for (const shapes of ['<script>alert(1)</script>', '<path d="M0 0" onclick="alert(1)"/>']) {
    put('sign.svg', `<svg viewBox="0 0 48 48">${shapes}</svg>`);
    assert.throws(read, /sign\.svg has to be one <svg>/);
  }
  cpSync(join(root, 'themes', 'nabra', 'sign.svg'), at('sign.svg'));
  assert.deepEqual(read().icon.viewBox, '0 0 48 48');
  const drawn = /^<g fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"><circle/;
  assert.match(read().icon.shapes, drawn);
});

test('the style sheet has both schemes, and the dark one on screens alone', () => {
  const styles = themeStyles(read());
  const dark = '@media screen and (prefers-color-scheme: dark) {\n  :root {\n    --color-surface: #0b1526;';
  const font = '../../node_modules/@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2';
  for (const part of ['@theme {\n  --color-surface: #ffffff;', dark, `url("${font}")`])
    assert.ok(styles.includes(part), part);
});

test('no letter is in two font files of a script, so that one that is late does not bring the other', () => {
  for (const { basic, rest } of Object.values(RANGES)) {
    const letters = lettersOf(basic);
    assert.ok(letters.length > 60);
    const twice = [...lettersOf(rest)].filter((letter) => letters.includes(letter));
    assert.deepEqual(twice, []);
  }
});
