import { join } from 'node:path';
import { IMPORT_BYTES, IMPORT_COLUMNS, type ImportKind, type UploadFault } from '../contract/imports';
import { runAside } from '../platform/aside';
import { readCsv } from './read-csv';
import { readEasyAppointments } from './read-easyappointments';
import { readXlsx } from './read-xlsx';
import { type Part, UnreadableFile } from './table';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Old workbooks (.xls), and new ones that a password closes. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const BYTE_ORDER = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Text of a file's bytes: UTF-8, UTF-16 with its mark, else Windows-1256, which Excel in Arabic writes. */
function decodeText(bytes: Uint8Array): string {
  const marked = BYTE_ORDER.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/** The rows of a file of any form; what it is, its bytes say. @throws UnreadableFile */
export async function readFile(bytes: Uint8Array, kind: ImportKind, now: number): Promise<Part[]> {
  if (bytes.length > IMPORT_BYTES) throw new UnreadableFile('tooLarge');
  const isOf = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  const isZip = isOf(ZIP);
  if (isOf(OLE)) throw new UnreadableFile('unreadable');
  if (kind === 'easyappointments') {
    if (isZip) throw new UnreadableFile('unreadable');
    return readEasyAppointments(decodeText(bytes), now);
  }
  const table = isZip ? readXlsx(bytes) : await readCsv(decodeText(bytes));
  if (table.headers.length > IMPORT_COLUMNS) throw new UnreadableFile('unreadable');
  if (table.rows.length === 0) throw new UnreadableFile('empty');
  return [{ noun: kind, ...table, headers: table.headers.map((name) => name.replaceAll('\0', '').trim()) }];
}

/** A large workbook takes some seconds; what takes longer was made to. */
const LIMITS = { longestMs: 30_000, memoryMb: 768 };

export interface GivenFile {
  bytes: Uint8Array;
  kind: ImportKind;
  now: number;
}
export type FileReading = { parts: Part[] } | { fault: UploadFault };

/** Reads a file in a thread of its own: bookings go on meanwhile, and a file that unpacks without end is given up. */
export const readFileAside = async (given: GivenFile): Promise<FileReading> =>
  (await runAside<FileReading>(join(__dirname, 'read-worker.js'), given, LIMITS)) ?? { fault: 'tooLarge' };
