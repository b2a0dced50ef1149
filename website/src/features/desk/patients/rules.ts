import { formatAmount } from '@/contract/fees';
import { fromMinor } from '@/contract/money';
import { isDrawnName, NAME_SHEET } from '@/contract/visit-questions';
import { type Locale, localePath } from '@/i18n/routing';
import { escapeHtml } from '@/lib/text/escape-html';
import { formatMoment } from '@/lib/time/clinic-time';

/** Path of the page about one patient's data, or of the file it gives. */
export function patientsPath({ locale, file = false }: { locale: Locale; file?: boolean }): string {
  return localePath({ locale, path: `/admin/patient-data${file ? '/export' : ''}` });
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

interface Words {
  labelOf: (key: string) => string;
  locale: Locale;
  /** Time zone for moments; UTC, and labelled so, if the value belongs to no branch. */
  timeZone?: string;
}

const PICTURE = /^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Fields that hold an amount in the smallest unit of the currency beside them. */
const MONEY = ['amount', 'fee', 'balance'];

function sayValue(text: string, { locale, timeZone }: Words): string {
  if (!INSTANT.test(text)) return text;
  const moment = formatMoment({ instant: text, timeZone: timeZone ?? 'UTC', locale, style: 'long' });
  return timeZone ? moment : `${moment} UTC`;
}

/** A value of the export as HTML: a list of its names and values, however deep. */
export function htmlOf({ value, ...words }: Words & { value: Json }): string {
  const { labelOf } = words;
  if (Array.isArray(value)) {
    const items = value.map((item) => `<li>${htmlOf({ ...words, value: item })}</li>`);
    return items.length === 0 ? '–' : `<ol>${items.join('')}</ol>`;
  }
  if (typeof value === 'object' && value !== null) {
    const within = typeof value.timeZone === 'string' ? { ...words, timeZone: value.timeZone } : words;
    const { currency } = value;
    const rows = Object.entries(value).map(([key, one]) => {
      const isMoney = typeof currency === 'string' && typeof one === 'number' && MONEY.includes(key);
      const amount = isMoney
        ? formatAmount({ amount: fromMinor(one, currency), currency, language: words.locale })
        : one;
      return `<dt>${escapeHtml(labelOf(key))}</dt><dd>${htmlOf({ ...within, value: amount })}</dd>`;
    });
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
  return `<bdi>${escapeHtml(sayValue(text, words))}</bdi>`;
}
