import type { ImportNoun, UploadFault } from '../contract/imports';

/** A row of a file: its place in the file, the row of names being the first, and its texts. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** Columns and rows of texts of a file, whatever its form. Dates of spreadsheets are ISO. */
export interface Table {
  headers: string[];
  rows: TableRow[];
}

/** Rows of one noun. A file has one such part; a database dump has several, ordered by their references. */
export interface Part extends Table {
  noun: ImportNoun;
}

export class UnreadableFile extends Error {
  constructor(readonly fault: UploadFault) {
    super(fault);
  }
}
