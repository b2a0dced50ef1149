import { z } from 'zod';
import { type HoursRow, type SettingValue, settingValue } from '@/contract/clinic-settings';
import { weekday } from '@/lib/backend/shapes';
import { parseJson } from '@/lib/process/parse-json';
import { isSame } from './rules';

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Rows without a time are no row, unless they name a date: a day on which nobody calls. */
function isFilledIn({ day, opensAt, closesAt }: HoursRow): boolean {
  const isDate = day !== '' && !weekday.options.some((one) => one === day);
  return isDate || opensAt !== '' || closesAt !== '';
}

function readRows(form: FormData, name: string): HoursRow[] {
  const listOf = (field: string) => form.getAll(`${name}.${field}`).map(String);
  const [opensAt, closesAt] = [listOf('opensAt'), listOf('closesAt')];
  return listOf('day')
    .map((day, index) => ({ day, opensAt: opensAt[index] ?? '', closesAt: closesAt[index] ?? '' }))
    .filter(isFilledIn);
}

/** A setting as the form has it now, in the shape of what it was drawn with. */
function readSetting(form: FormData, name: string, was: SettingValue): SettingValue {
  if (Array.isArray(was)) return readRows(form, name);
  if (typeof was === 'object') return { en: textOf(form, `${name}.en`), ar: textOf(form, `${name}.ar`) };
  // A box that is not ticked sends nothing.
  if (was === 'true' || was === 'false') return String(form.has(name));
  return textOf(form, name);
}

/** The settings that somebody has changed in the form, as they are typed; what was not touched is left out. */
export function readChanged(form: FormData): Record<string, SettingValue> {
  const drawn = z.record(z.string(), settingValue).safeParse(parseJson(textOf(form, 'drawnWith')));
  const read = Object.entries(drawn.data ?? {}).flatMap(([name, was]) => {
    const is = readSetting(form, name, was);
    return isSame(was, is) ? [] : [[name, is] as const];
  });
  return Object.fromEntries(read);
}
