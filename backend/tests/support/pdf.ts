import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Squares of the grid a page is laid under, across and down. */
const GRID = { columns: 42, rows: 59 };
const SQUARE = 6;

/** A run of text on the first page and where it begins, in points from the left. */
export interface PageText {
  text: string;
  left: number;
}

function open(pdf: Buffer) {
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
}

/** Text of the first page as a reader takes it out: what copying, searching and reading aloud get. */
export async function pageText(pdf: Buffer): Promise<PageText[]> {
  const page = await (await open(pdf)).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item ? [{ text: item.str, left: Number(item.transform[4]) }] : [],
  );
}

/**
 * How dark each square of the first page is, 0 to 100, row by row. Coarse enough that smoothing of edges does
 * not count, fine enough that a moved or missing word does.
 */
export async function drawnPage(pdf: Buffer): Promise<number[]> {
  const document = await open(pdf);
  const page = await document.getPage(1);
  const size = page.getViewport({ scale: 1 });
  const width = GRID.columns * SQUARE;
  const height = GRID.rows * SQUARE;
  const viewport = page.getViewport({ scale: width / size.width });
  // The library types its factory as an object and no more.
  const { canvasFactory } = document;
  const create = Reflect.get(canvasFactory, 'create');
  const { canvas, context } = Object(Reflect.apply(create, canvasFactory, [width, height]));
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const pixels: Uint8ClampedArray = context.getImageData(0, 0, width, height).data;
  return Array.from({ length: GRID.columns * GRID.rows }, (_, square) => {
    let light = 0;
    for (let pixel = 0; pixel < SQUARE * SQUARE; pixel += 1) {
      const x = (square % GRID.columns) * SQUARE + (pixel % SQUARE);
      const y = Math.floor(square / GRID.columns) * SQUARE + Math.floor(pixel / SQUARE);
      light += pixels[(y * width + x) * 4 + 1] ?? 255;
    }
    return Math.round(100 - (light / (SQUARE * SQUARE) / 255) * 100);
  });
}
