import { type Locale, localePath } from '@/i18n/routing';

/** Path of the page about the export of everything, or of the file it gives. */
export function dataExportPath(locale: Locale, { file = false } = {}): string {
  return localePath({ locale, path: `/admin/data-export${file ? '/file' : ''}` });
}

/** Outcome of a press; the pass phrase of an export only right after it was begun. */
export interface ExportState {
  passphrase: string | null;
  error: { text: string; isOfCode: boolean } | null;
}

export const NOTHING: ExportState = { passphrase: null, error: null };
