import { deflateSync, inflateSync } from 'node:zlib';

/** Reads the objects of a PDF as Typst writes them, and appends changed ones as an incremental update. */
class PdfObjects {
  private readonly text: string;
  private readonly changed = new Map<number, Buffer>();
  private next: number;

  constructor(private readonly pdf: Buffer) {
    this.text = pdf.toString('latin1');
    this.next = Number(/\/Size (\d+)/.exec(this.trailer())?.[1]);
  }

  private trailer(): string {
    return this.text.slice(this.text.lastIndexOf('trailer'));
  }

  get(number: number): string {
    const start = this.text.indexOf(`\n${number} 0 obj\n`) + 1;
    return this.text.slice(start, this.text.indexOf('\nendobj', start));
  }

  stream(number: number): string {
    const object = this.get(number);
    const start = object.indexOf('stream\n') + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(object)?.[1]);
    const content = Buffer.from(object.slice(start, start + length), 'latin1');
    return (object.includes('/FlateDecode') ? inflateSync(content) : content).toString('latin1');
  }

  set(number: number, body: string): void {
    this.changed.set(number, Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, 'latin1'));
  }

  setStream(number: number, content: Buffer): void {
    const packed = deflateSync(content, { level: 1 }).toString('latin1');
    const head = `<< /Length ${packed.length} /Filter /FlateDecode >>`;
    this.set(number, `${head}\nstream\n${packed}\nendstream`);
  }

  add(content: Buffer): number {
    const number = this.next;
    this.next += 1;
    this.setStream(number, content);
    return number;
  }

  find(pattern: RegExp): RegExpExecArray[] {
    return [...this.text.matchAll(pattern)];
  }

  /** The PDF with what has changed behind it, as readers expect of one that was changed later. */
  write(): Buffer {
    const parts = [this.pdf];
    let offset = this.pdf.length;
    const table: string[] = [];
    for (const [number, object] of this.changed) {
      table.push(`${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`);
      parts.push(object);
      offset += object.length;
    }
    const trailer = this.trailer();
    const former = /startxref\s+(\d+)/.exec(trailer)?.[1];
    const dictionary = /<<[\s\S]*>>/.exec(trailer)?.[0] ?? '';
    const renewed = dictionary.replace(/\/Size \d+/, `/Size ${this.next} /Prev ${former}`);
    const end = `xref\n${table.join('')}trailer\n${renewed}\nstartxref\n${offset}\n%%EOF\n`;
    return Buffer.concat([...parts, Buffer.from(end, 'latin1')]);
  }
}

interface Font {
  /** PDF objects of a font: widths, outlines and the text of each glyph. */
  descendant: number;
  toUnicode: number;
  texts: Map<number, string>;
  widths: Map<number, number>;
  /** Codes that are drawn in place of one: first itself, for the sign that stands leftmost, then the empty ones right of it. */
  parts: Map<number, number[]>;
  /** Glyphs of marks, by the code that is drawn in their place. */
  silent: Map<number, number>;
  /** Codes behind which an empty one stands for a left-to-right mark. */
  marked: Map<number, number>;
  /** Outlines that the new codes have: none. */
  empty: number;
}

/** Mark behind the last sign of a Latin name in an Arabic line, so that it stays there. */
export const LEFT_TO_RIGHT_MARK = '\u200e';
const ARABIC = /\p{Script=Arabic}/u;
const MARKS = /\p{Mn}/gu;
const ARABIC_MARK = /(?=\p{Mn})\p{Script_Extensions=Arabic}/u;
/** Invisible characters used as codes of marks, for readers that take the code for the character. */
const SILENT = [...range(0x2060, 0x2064), ...range(0x2066, 0x206f), ...range(0x200b, 0x200f)];
const hex = (code: number) => code.toString(16).padStart(4, '0');
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
const fromUtf16 = (digits: string) => Buffer.from(digits, 'hex').swap16().toString('utf16le');

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function readWidths(array: string): Map<number, number> {
  const widths = new Map<number, number>();
  const numbers = array.trim().split(/\s+/).map(Number);
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [first = 0, last = 0, width = 0] = numbers.slice(at, at + 3);
    for (let code = first; code <= last; code += 1) widths.set(code, width);
  }
  return widths;
}

function readFont(objects: PdfObjects, number: number): Font | null {
  const font = objects.get(number);
  const descendant = Number(/\/DescendantFonts\s*\[\s*(\d+) 0 R/.exec(font)?.[1]);
  const toUnicode = Number(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]);
  const array = /\/W \[([\d\s.]*)\]/.exec(objects.get(descendant))?.[1];
  if (!array) return null;
  const texts = new Map<number, string>();
  for (const [, code = '', text = ''] of objects
    .stream(toUnicode)
    .matchAll(/<([\da-f]{4})> <((?:[\da-f]{4})+)>/gi))
    texts.set(Number.parseInt(code, 16), fromUtf16(text));
  const empty = [...texts].find(([, text]) => text === ' ')?.[0];
  if (empty === undefined) return null;
  return {
    descendant,
    toUnicode,
    texts,
    widths: readWidths(array),
    parts: new Map(),
    silent: new Map(),
    marked: new Map(),
    empty,
  };
}

/**
 * Maps each glyph to one character. A combining mark is drawn without text: readers would split the word there, and people search
 * without marks. A ligature is split into parts of its width, one per letter, all but the first without outlines.
 */
function splitGlyphs({ texts, widths, parts, silent, marked }: Font): void {
  let next = Math.max(...texts.keys(), ...widths.keys()) + 1;
  for (const [code, text] of [...texts]) {
    if (text.endsWith(LEFT_TO_RIGHT_MARK) && text.length > 1) {
      texts.set(code, text.slice(0, -1));
      texts.set(next, LEFT_TO_RIGHT_MARK);
      widths.set(next, 0);
      marked.set(code, next++);
    }
    const width = widths.get(code) ?? 0;
    const unused = SILENT[silent.size];
    if (width === 0 && ARABIC_MARK.test(text) && unused !== undefined) {
      texts.set(unused, '');
      widths.set(unused, 0);
      parts.set(code, [unused]);
      silent.set(unused, code);
    }
    if (width === 0 || !ARABIC.test(text) || [...text].length < 2) continue;
    const letters = [...text.replace(MARKS, '')].reverse();
    const codes = [code, ...letters.slice(1).map(() => next++)];
    parts.set(code, codes);
    for (const [at, one] of codes.entries()) {
      texts.set(one, letters[at] ?? '');
      widths.set(one, width / codes.length);
    }
  }
}

function writeFont(objects: PdfObjects, font: Font): void {
  const { descendant, toUnicode, texts, widths, parts, silent, marked, empty } = font;
  const last = Math.max(...texts.keys(), ...widths.keys());
  const outlines = Buffer.alloc(2 * (last + 1));
  for (let code = 0; code <= last; code += 1) outlines.writeUInt16BE(code, 2 * code);
  const added = [...[...parts.values()].flatMap(([, ...codes]) => codes), ...marked.values()];
  for (const code of added) outlines.writeUInt16BE(empty, 2 * code);
  for (const [code, glyph] of silent) outlines.writeUInt16BE(glyph, 2 * code);
  const array = [...widths]
    .sort(([one], [other]) => one - other)
    .map(([code, width]) => `${code} ${code} ${width}`);
  const map = objects.add(outlines);
  objects.set(
    descendant,
    objects
      .get(descendant)
      .replace(/^\d+ 0 obj\n/, '')
      .replace(/\/W \[[\d\s.]*\]/, `/W [${array.join(' ')}]`)
      .replace('/CIDToGIDMap /Identity', `/CIDToGIDMap ${map} 0 R`),
  );
  const lines = [...texts].map(([code, text]) => `<${hex(code)}> <${utf16(text)}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) => {
    const some = lines.slice(at * 100, (at + 1) * 100);
    return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`;
  });
  const stream = objects.stream(toUnicode);
  const start = stream.search(/\d+ beginbfchar/);
  const end = stream.lastIndexOf('endbfchar') + 'endbfchar'.length;
  const written = stream.slice(0, start) + blocks.join('\n') + stream.slice(end);
  objects.setStream(toUnicode, Buffer.from(written, 'latin1'));
}

// Brackets that belong together stand in a string as they are, a few levels deep at most.
const BRACKETS = [1, 2, 3].reduce((inner) => String.raw`\((?:\\[\s\S]|[^\\()]|${inner})*\)`, '(?!)');
const STRING = `${BRACKETS}|<[\\dA-Fa-f]*>`;
/** Operators that choose a font, stand in the place of glyphs, or draw glyphs. */
const OPERATORS = new RegExp(
  String.raw`\/(f\d+) [\d.]+ Tf|\/Span\s*<<\s*\/ActualText\s*(${STRING})\s*>>\s*BDC|(${STRING})`,
  'g',
);
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function bytesOf(string: string): Buffer {
  if (string.startsWith('<')) return Buffer.from(string.slice(1, -1), 'hex');
  const text = string.slice(1, -1).replace(/\\([0-7]{1,3}|[\s\S])/g, (_, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8));
    return ESCAPES[escaped] ?? escaped;
  });
  return Buffer.from(text, 'latin1');
}

/** True for text in UTF-16; text in single bytes is Latin. */
function isArabic(bytes: Buffer): boolean {
  return bytes.length % 2 === 0 && ARABIC.test(bytes.swap16().toString('utf16le'));
}

function rewriteContent(content: string, fonts: Map<string, Font>): string {
  let font: Font | undefined;
  /** True while the next glyphs belong to text that has been emitted already. */
  let isSaid = false;
  return content.replace(OPERATORS, (operator, name?: string, actual?: string, glyphs?: string) => {
    if (name) font = fonts.get(name);
    // The text of a letter and its mark is attached to both together; here each gets its own.
    if (actual) {
      isSaid = true;
      return isArabic(bytesOf(actual)) ? '/Span BMC' : operator;
    }
    if (!glyphs || !font) return operator;
    const { parts, marked } = font;
    const marks = isSaid ? null : marked;
    isSaid = false;
    const codes = (bytesOf(glyphs).toString('hex').match(/.{4}/g) ?? []).map((code) =>
      Number.parseInt(code, 16),
    );
    const drawn = codes.flatMap((code) => [
      ...(parts.get(code) ?? [code]),
      ...(marks?.has(code) ? [marks.get(code) ?? code] : []),
    ]);
    return `<${drawn.map(hex).join('')}>`;
  });
}

/**
 * Rewrites a PDF of Typst so that its Arabic text can be copied and searched. PDF readers (poppler, pdf.js, PDFium) reverse the
 * glyphs of a line one by one; within a ligature, one glyph for two letters, they reverse the letters as well, and «نبرة» became
 * «نربة». Here every glyph stands for one letter. The drawing stays the same. A page of an older compiler, which cannot tag, is
 * left alone.
 */
export function readablePdf(pdf: Buffer): Buffer {
  if (!pdf.includes('/MarkInfo')) return pdf;
  const objects = new PdfObjects(pdf);
  const fonts = new Map<string, Font>();
  for (const [, name = '', number = ''] of objects.find(/\/(f\d+) (\d+) 0 R/g)) {
    const font = fonts.has(name) ? null : readFont(objects, Number(number));
    if (font) fonts.set(name, font);
  }
  for (const font of fonts.values()) {
    splitGlyphs(font);
    writeFont(objects, font);
  }
  for (const [, number = ''] of objects.find(/\/Contents (\d+) 0 R/g)) {
    const content = rewriteContent(objects.stream(Number(number)), fonts);
    objects.setStream(Number(number), Buffer.from(content, 'latin1'));
  }
  return objects.write();
}
