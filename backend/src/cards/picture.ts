import sharp from 'sharp';
import { drawPhoto } from '../platform/mended-jpeg';
import type { Outcome } from '../platform/refusal';
import { Semaphore } from '../platform/semaphore';
import { cardRefused } from './read-body';

/** A photo as phones take them fits; a picture made to fill the memory does not. One of 16 bits a channel counts twice. */
const MAX_PIXELS = 25_000_000;
/** Longest side of what is kept, in pixels: the small print of a card can still be read. */
const LONGEST_SIDE = 2000;
const QUALITY = 82;
const SECONDS = 20;
const MOST_STRAY = 16;

// A decoded card takes up to 100 MB, and none may stay behind in a cache.
const semaphore = new Semaphore(2);
sharp.cache(false);

/** Stored picture of a card: WebP, upright, without metadata. */
export interface CardPicture {
  content: Buffer;
  width: number;
  height: number;
}

const startsWith = (content: Buffer, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => content[at + index] === byte);
const text = (content: Buffer, from: number, to: number) => content.toString('latin1', from, to);

/** Returns what the first bytes say a file is; its name and declared type are never asked. */
function kindOf(content: Buffer): 'jpeg' | 'png' | 'webp' | 'unsupported' | null {
  if (startsWith(content, [0xff, 0xd8])) return 'jpeg';
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (text(content, 0, 4) === 'RIFF' && text(content, 8, 12) === 'WEBP') return 'webp';
  // HEIC, AVIF; GIF; TIFF; BMP; PDF; SVG: pictures to a person, so the answer says what to do instead.
  if (text(content, 4, 8) === 'ftyp') return 'unsupported';
  if (/^(GIF8|II\*\0|MM\0\*|BM|%PDF-)/.test(text(content, 0, 5))) return 'unsupported';
  if (/<svg[\s>]/i.test(text(content, 0, 1024))) return 'unsupported';
  return null;
}

/** Passes over what some programs put in front of a photo, such as a blank line. */
function withoutStrayStart(content: Buffer): Buffer {
  const start = content.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  return start > 0 && start <= MOST_STRAY && kindOf(content) === null ? content.subarray(start) : content;
}

/**
 * Decides by its content whether an upload is an accepted picture and draws it anew: what is kept holds pixels and nothing
 * else, neither the place where it was taken nor anything hidden behind or inside it. Refused with `notAPicture`,
 * `unsupported`, `tooManyPixels`, or `busy` when its time ran out. At most two are drawn at the same time.
 */
export async function redrawCard(given: Buffer): Promise<Outcome<CardPicture>> {
  const content = withoutStrayStart(given);
  const kind = kindOf(content);
  if (kind === null) return cardRefused('notAPicture');
  if (kind === 'unsupported') return cardRefused('unsupported');
  return semaphore.run(() => redraw(content, kind));
}

async function redraw(content: Buffer, kind: string): Promise<Outcome<CardPicture>> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  try {
    // Only the head is read here: how large it would become is known before a pixel is decoded.
    const { format, width, height, depth } = await sharp(content, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    if (format !== kind || !width || !height) return cardRefused('notAPicture');
    if (width * height * (depth === 'uchar' ? 1 : 2) > MAX_PIXELS) return cardRefused('tooManyPixels');
    const { data, info } = await drawPhoto(content, ({ content: photo, failOn }) =>
      sharp(photo, { ...options, failOn })
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true }),
    );
    return { ok: true, value: { content: data, width: info.width, height: info.height } };
  } catch (fault) {
    return cardRefused(refusalOf(fault));
  }
}

/** Names why a picture could not be drawn. The library's own words are kept from everybody: they may quote the file. */
export function refusalOf(fault: unknown): 'busy' | 'notAPicture' {
  // Cut off by its time, which says nothing against the picture; anything else is truncated or broken.
  return fault instanceof Error && /^timeout:/.test(fault.message) ? 'busy' : 'notAPicture';
}
