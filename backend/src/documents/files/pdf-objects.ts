import { deflateSync, inflateSync } from 'node:zlib';

/** Reads the objects of a PDF as Typst writes it, one after the other with dictionaries as they are, and puts changed ones behind. */
export class PdfObjects {
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
