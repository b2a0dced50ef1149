import { sealsFor } from '../platform/aes-gcm';
import type { Table } from './describe';
import type { Json } from './values';

/** Tables whose words are encrypted by the installation (desk/privacy/case-rows.ts): an export has them plain, as it has cards. */
const SEALED = new Set(['privacy_cases', 'privacy_case_events']);
const { seal, openOrNull } = sealsFor('privacy case');

/** Opens the words of a row that is exported; those that were written with another key stay as they are. */
export function openWords({ name, columns }: Table, line: Json[]): void {
  if (!SEALED.has(name)) return;
  const columnOf = (field: string) => columns.findIndex((column) => column.name === field);
  const [id, sealed] = [columnOf('documentId'), columnOf('sealed')];
  const stored = line[sealed];
  if (typeof stored === 'string') line[sealed] = openOrNull(String(line[id]), stored) ?? stored;
}

/** Encrypts the words of a row that is read back, by the key of this installation; plain ones are JSON. */
export function sealWords({ name }: Table, line: Record<string, Json>): Record<string, Json> {
  const { documentId, sealed } = line;
  if (!SEALED.has(name) || typeof sealed !== 'string' || !sealed.startsWith('{')) return line;
  return { ...line, sealed: seal(String(documentId), sealed) };
}
