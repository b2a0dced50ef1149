import { isDrawnName, NAME_SHEET } from '@/contract/visit-questions';
import { type Locale, localePath } from '@/i18n/routing';
import { escapeHtml } from '@/lib/text/escape-html';

/** Path of the page about one patient's data, or of the file it gives. */
export function patientsPath({ locale, file = false }: { locale: Locale; file?: boolean }): string {
  return localePath({ locale, path: `/admin/patient-data${file ? '/export' : ''}` });
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const PICTURE = /^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/;

/** A value of the export as HTML: a list of its names and values, however deep. */
export function htmlOf({ value, labelOf }: { value: Json; labelOf: (key: string) => string }): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => `<li>${htmlOf({ value: item, labelOf })}</li>`);
    return items.length === 0 ? '–' : `<ol>${items.join('')}</ol>`;
  }
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).map(
      ([key, one]) => `<dt>${escapeHtml(labelOf(key))}</dt><dd>${htmlOf({ value: one, labelOf })}</dd>`,
    );
    return `<dl>${rows.join('')}</dl>`;
  }
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return escapeHtml(labelOf(String(value)));
  const text = String(value);
  if (isDrawnName(text)) {
    const { width, height } = NAME_SHEET;
    return `<svg viewBox="0 0 ${width} ${height}" width="${width}"><path d="${text}" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></svg>`;
  }
  if (PICTURE.test(text)) return `<img src="${text}" alt="">`;
  return `<bdi>${escapeHtml(text)}</bdi>`;
}
