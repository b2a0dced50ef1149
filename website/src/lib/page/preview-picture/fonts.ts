import 'server-only';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { THEME } from '@/contract/theme';
import { unpackWoff } from './woff';

const { family, package: typeface } = THEME.typeface;
const FILES = [`${typeface}-latin-700-normal`, `${typeface}-arabic-700-normal`];

let ready: Promise<string> | undefined;

/** Path of a font file for sharp, which reads no packed fonts and learns of a file by writing with it. */
export function provideFonts(): Promise<string> {
  ready ??= unpackAll();
  return ready;
}

async function unpackAll(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'preview-fonts-'));
  let last = '';
  for (const name of FILES) {
    const packed = readFileSync(
      join(process.cwd(), 'node_modules', '@fontsource', typeface, 'files', `${name}.woff`),
    );
    last = join(folder, `${name}.ttf`);
    writeFileSync(last, unpackWoff(packed));
    await sharp({ text: { text: 'a ا', font: `${family} Bold`, fontfile: last } })
      .png()
      .toBuffer();
  }
  return last;
}
