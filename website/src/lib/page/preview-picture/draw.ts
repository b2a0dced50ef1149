import 'server-only';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { THEME } from '@/contract/theme';
import { escapeHtml } from '../../text/escape-html';
import { PREVIEW_SIZE, type PreviewCard } from './token';
import { unpackWoff } from './woff';

const MARGIN = 80;
const PICTURE = 400;
/** A picture that others show: always light. */
const COLOURS = THEME.light;

/** Draws a page's preview as PNG from title, clinic, pattern and `picture`; Pango orders Arabic right. */
export async function drawPreview(card: PreviewCard, siteName: string, picture: Buffer | null) {
  fonts ??= unpackFonts();
  const fontfile = await fonts;
  const isArabic = card.locale === 'ar';
  const width = PREVIEW_SIZE.width - 2 * MARGIN - (picture ? PICTURE + 40 : 0);
  const write = (text: string, look: { color: string; points: number; lines: number }) =>
    writeText({ text, fontfile, width, ...look });

  const title = await write(card.title, { color: COLOURS.brand, points: 26, lines: 3 });
  const place = (text: { width: number }) => (isArabic ? PREVIEW_SIZE.width - MARGIN - text.width : MARGIN);
  const layers: OverlayOptions[] = [
    { input: title.data, top: Math.round((PREVIEW_SIZE.height - title.height) / 2) + 20, left: place(title) },
  ];
  // Pango draws no empty text: the name is unknown while the backend is away.
  if (siteName) {
    const site = await write(siteName, { color: COLOURS.accent, points: 14, lines: 1 });
    layers.push({ input: site.data, top: MARGIN, left: place(site) });
  }
  if (picture) {
    const side = await sharp(picture, { density: 144, limitInputPixels: 40_000_000 })
      .resize(PICTURE, PICTURE, { fit: 'cover', position: 'top' })
      .composite([{ input: roundMask(), blend: 'dest-in' }])
      .png()
      .toBuffer();
    const left = isArabic ? MARGIN : PREVIEW_SIZE.width - MARGIN - PICTURE;
    layers.push({ input: side, top: Math.round((PREVIEW_SIZE.height - PICTURE) / 2), left });
  }
  return sharp(ground(isArabic)).composite(layers).png({ palette: true, quality: 90 }).toBuffer();
}

interface Given {
  text: string;
  color: string;
  points: number;
  lines: number;
  width: number;
  fontfile: string;
}

async function writeText(given: Given): Promise<{ data: Buffer; width: number; height: number }> {
  const { text, color, points, lines, width, fontfile } = given;
  // Cut at a word where it would not fit, by the average width of a letter of this font.
  const longest = Math.floor(width / (points * 1.05)) * lines;
  const shown = text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(shown)}</span>`,
      font: `${THEME.typeface.family} Bold ${points}`,
      fontfile,
      width,
      dpi: 150,
      rgba: true,
      // The typeface leaves room for marks above and below, which parts the lines of a title too far.
      spacing: -12,
      // Pango turns "left" round by itself where a paragraph is written from right to left.
      align: 'left',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function roundMask(): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE}" height="${PICTURE}"><rect width="${PICTURE}" height="${PICTURE}" rx="40"/></svg>`,
  );
}

function ground(isArabic: boolean): Buffer {
  const { width, height } = PREVIEW_SIZE;
  const { viewBox, shapes } = THEME.pattern;
  const side = height * 1.4;
  const x = isArabic ? -width : 0;
  const pattern = `<svg x="${width - side}" y="${height - side * 0.6}" width="${side}" height="${side}" viewBox="${viewBox}" color="${COLOURS.action}" opacity=".5">${shapes}</svg>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${COLOURS['surface-warm']}"/><g transform="${isArabic ? 'scale(-1 1)' : 'scale(1 1)'} translate(${x} 0)">${pattern}</g><rect width="100%" height="16" fill="${COLOURS['surface-deep']}"/></svg>`,
  );
}

const { family, package: typeface } = THEME.typeface;
const FILES = [`${typeface}-latin-700-normal`, `${typeface}-arabic-700-normal`];

let fonts: Promise<string> | undefined;

/** Path of a font file for sharp, which reads no packed fonts and learns of a file by writing with it. */
async function unpackFonts(): Promise<string> {
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
