import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A run of text on the first page and where it begins, in points from the left. */
export type PageText = { text: string; left: number };

/** Marks above letters are drawn, and say nothing to a reader. */
export const bare = (text: string) => text.normalize('NFKC').replace(/[\p{Mn}\s]/gu, '');

/** Text of the first page as a reader takes it out: what copying, searching and reading aloud get. */
export async function pageText(pdf: Buffer): Promise<PageText[]> {
  const { promise } = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const { items } = await (await (await promise).getPage(1)).getTextContent();
  return items.flatMap((item) =>
    'str' in item ? [{ text: item.str, left: Number(item.transform[4]) }] : [],
  );
}
