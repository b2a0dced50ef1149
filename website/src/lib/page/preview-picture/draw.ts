import 'server-only';
import sharp, { type OverlayOptions } from 'sharp';
import { THEME } from '@/contract/theme';
import { provideFonts } from './fonts';
import { PREVIEW_SIZE, type PreviewCard } from './token';

const MARGIN = 80;
const PICTURE = 400;
/** A picture that others show: always light. */
const COLOURS = THEME.light;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Draws a page's preview as PNG from title, clinic, pattern and `picture`; Pango orders Arabic right. */
export async function drawPreview(
  card: PreviewCard,
  siteName: string,
  picture: Buffer | null,
): Promise<Buffer> {
  const fontfile = await provideFonts();
  const isArabic = card.locale === 'ar';
  const width = PREVIEW_SIZE.width - 2 * MARGIN - (picture ? PICTURE + 40 : 0);
  const write = (text: string, look: { color: string; points: number; lines: number }) =>
    writeText({ text, fontfile, width, isArabic, ...look });

  const title = await write(card.title, { color: COLOURS.brand, points: 26, lines: 3 });
  const site = await write(siteName || ' ', { color: COLOURS.accent, points: 14, lines: 1 });
  const place = (text: { width: number }) => (isArabic ? PREVIEW_SIZE.width - MARGIN - text.width : MARGIN);
  const layers: OverlayOptions[] = [
    { input: title.data, top: Math.round((PREVIEW_SIZE.height - title.height) / 2) + 20, left: place(title) },
    { input: site.data, top: MARGIN, left: place(site) },
  ];
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

async function writeText(options: {
  text: string;
  color: string;
  points: number;
  lines: number;
  width: number;
  fontfile: string;
  isArabic: boolean;
}): Promise<{ data: Buffer; width: number; height: number }> {
  const { text, color, points, lines, width, fontfile } = options;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(shorten({ text, points, lines, width }))}</span>`,
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

/** Cuts at a word what would not fit, by the average width of a letter of this font. */
function shorten({
  text,
  points,
  lines,
  width,
}: {
  text: string;
  points: number;
  lines: number;
  width: number;
}): string {
  const perLine = Math.floor(width / (points * 1.05));
  const longest = perLine * lines;
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`;
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
