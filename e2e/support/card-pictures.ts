import { requireFromBackend } from './database';

/** A file as a visitor chooses it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

interface Drawing {
  jpeg: () => Drawing;
  withExif: (exif: Record<string, Record<string, string>>) => Drawing;
  toBuffer: () => Promise<Buffer>;
}

type Blank = { width: number; height: number; channels: 3; background: string };
type Draw = (options: { create: Blank }) => Drawing;

const sharp: Draw = requireFromBackend('sharp');

/** A photo of one side of a card, taken at a place it says. */
export async function cardPhoto(background: string): Promise<ChosenFile> {
  const create: Blank = { width: 856, height: 540, channels: 3, background };
  const buffer = await sharp({ create })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 2/1 3/1' } })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer };
}

/** Files that must not be taken for a card, each with what the visitor is told; all kinds: backend/src/cards/picture.test.ts. */
export function wrongFiles(): { file: ChosenFile; fault: 'notAPicture' | 'unsupported' }[] {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const heic = Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000');
  return [
    { file: { name: 'card.jpg', mimeType: 'image/jpeg', buffer: page }, fault: 'notAPicture' },
    { file: { name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer: heic }, fault: 'unsupported' },
  ];
}
