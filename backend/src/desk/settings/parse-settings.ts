import { z } from 'zod';
import type { HoursRow, SettingValue } from '../../contract/clinic-settings';
import { toLatinDigits } from '../../contract/digits';
import type { FieldFault } from '../../contract/field-faults';
import { LANGUAGES } from '../../contract/patient';
import type { Language } from '../../platform/clinic-time';
import { WEEKDAYS } from '../../scheduling/schedule';
import type { SettingShape } from './setting-fields';

/** Value as Strapi stores it, for all languages or each; or what is wrong with it, and in which field. */
export type Parsed =
  | { ok: true; shared: unknown }
  | { ok: true; words: Record<Language, string | null> }
  | { ok: false; path: string; code: FieldFault };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads one setting as a form sent it, within the bounds of Strapi's type. */
export function parseSetting(shape: SettingShape, value: SettingValue): Parsed {
  const { name, kind } = shape;
  const wrong = (code: FieldFault, path = name): Parsed => ({ ok: false, path, code });
  if (kind === 'words')
    return typeof value === 'object' && 'en' in value ? parseWords(shape, value) : wrong('invalid');
  if (kind === 'weekHours' || kind === 'dayHours')
    return Array.isArray(value) ? parseHours(shape, value) : wrong('invalid');
  if (typeof value !== 'string') return wrong('invalid');
  const text = value.trim();
  if (text === '') return shape.isRequired ? wrong('required') : { ok: true, shared: null };
  const parsed = PARSERS[kind](shape, text);
  return 'fault' in parsed ? wrong(parsed.fault) : { ok: true, shared: parsed.value };
}

const PARSERS: Record<
  'number' | 'switch' | 'choice' | 'time' | 'line' | 'service',
  (shape: SettingShape, text: string) => { value: unknown } | { fault: FieldFault }
> = {
  number: ({ min, max }, text) => {
    const digits = toLatinDigits(text);
    if (!/^-?\d{1,9}$/.test(digits)) return { fault: 'invalid' };
    const value = Number(digits);
    if (min !== null && value < min) return { fault: 'tooSmall' };
    return max !== null && value > max ? { fault: 'tooBig' } : { value };
  },
  switch: (_, text) => (['true', 'false'].includes(text) ? { value: text === 'true' } : { fault: 'invalid' }),
  choice: ({ options }, text) => (options.includes(text) ? { value: text } : { fault: 'invalid' }),
  time: (_, text) => (TIME.test(text) ? { value: `${text}:00.000` } : { fault: 'invalid' }),
  line: ({ maxLength, pattern }, text) => {
    const digits = pattern ? toLatinDigits(text) : text;
    // A phone is written with spaces and dashes, which the form of a file number keeps.
    const value = pattern?.test(digits) === false ? digits.replace(/[\s()-]/g, '') : digits;
    if (maxLength !== null && value.length > maxLength) return { fault: 'tooLong' };
    return pattern && !pattern.test(value) ? { fault: 'invalid' } : { value };
  },
  service: (_, text) => ({ value: text }),
};

function parseWords({ name, isRequired, maxLength }: SettingShape, value: Record<Language, string>): Parsed {
  // A form sends line breaks as two signs.
  const wordsOf = (language: Language) => value[language].replace(/\r\n/g, '\n').trim();
  for (const language of LANGUAGES) {
    const path = `${name}.${language}`;
    if (isRequired && wordsOf(language) === '') return { ok: false, path, code: 'required' };
    if (maxLength !== null && wordsOf(language).length > maxLength)
      return { ok: false, path, code: 'tooLong' };
  }
  return { ok: true, words: { en: wordsOf('en') || null, ar: wordsOf('ar') || null } };
}

function parseHours({ name, kind }: SettingShape, rows: HoursRow[]): Parsed {
  const isOfWeek = kind === 'weekHours';
  const shared: Record<string, unknown>[] = [];
  for (const [index, { day, opensAt, closesAt }] of rows.entries()) {
    const wrong = (field: string, code: FieldFault): Parsed => ({
      ok: false,
      path: `${name}.${index}.${field}`,
      code,
    });
    const isDay = isOfWeek ? WEEKDAYS.some((one) => one === day) : z.iso.date().safeParse(day).success;
    if (!isDay) return wrong('day', day === '' ? 'required' : 'invalid');
    for (const [field, time] of Object.entries({ opensAt, closesAt })) {
      if (time === '' && isOfWeek) return wrong(field, 'required');
      if (time !== '' && !TIME.test(time)) return wrong(field, 'invalid');
    }
    const stored = (time: string) => (time === '' ? null : `${time}:00.000`);
    const times = { opensAt: stored(opensAt), closesAt: stored(closesAt) };
    shared.push(isOfWeek ? { weekday: day, ...times } : { date: day, ...times });
  }
  return { ok: true, shared };
}
