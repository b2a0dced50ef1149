'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { type HoursRow, SETTING_GROUPS, type SettingValue, settingValue } from '@/contract/clinic-settings';
import { parseJson } from '@/contract/parse-json';
import type { FieldError } from '@/contract/refusals';
import { managerAction } from '@/features/account/session/guards';
import { weekday } from '@/lib/backend/shapes';
import { withFaultId } from '@/lib/guard/trouble';
import { settingsAddress } from './address';
import { changeSettings } from './data';
import { isSame } from './rules';

export interface SettingsState {
  text: string | null;
  isConflict: boolean;
  faults: FieldError[];
  typed: Record<string, SettingValue>;
}

export const changeSettingsAction = managerAction({
  read: (form) => ({ ...Object.fromEntries(form), values: readChanged(form) }),
  schema: z.object({
    part: z.enum(SETTING_GROUPS),
    version: z.string().max(64),
    values: z.record(z.string(), settingValue),
  }),
  words: 'settings',
  back: ({ locale, input: { part } }) => settingsAddress.path(locale, { part }),
  refused: ({ t, trouble, body }): SettingsState => ({
    ...{ faults: [], isConflict: false, typed: readChanged(body) },
    text: withFaultId(t('refused.failed'), trouble),
  }),
  handle: async ({ input, session: { token }, locale, t }): Promise<SettingsState> => {
    const { part, values, version } = input;
    const refused = { faults: [], isConflict: false, typed: values };
    if (Object.keys(values).length === 0) return { ...refused, text: t('refused.same') };
    const change = { version, language: locale, values };
    const outcome = await changeSettings(token, '/booking-settings/desk', change);
    if (outcome === 'saved') redirect(settingsAddress.path(locale, { part, outcome: 'saved' }));
    if (outcome !== 'conflict') return { ...refused, text: null, faults: outcome };
    // The form continues with the settings as they are now.
    refresh();
    return { ...refused, text: t('refused.conflict'), isConflict: true };
  },
});

/** Returns the changed settings as typed; unchanged ones are left out. */
function readChanged(form: FormData): Record<string, SettingValue> {
  const drawn = z.record(z.string(), settingValue).safeParse(parseJson(textOf(form, 'drawnWith')));
  const read = Object.entries(drawn.data ?? {}).flatMap(([name, was]) => {
    const is = readSetting(form, name, was);
    return isSame(was, is) ? [] : [[name, is] as const];
  });
  return Object.fromEntries(read);
}

/** A setting as the form has it now, in the shape of what it was drawn with. */
function readSetting(form: FormData, name: string, was: SettingValue): SettingValue {
  if (Array.isArray(was)) return readRows(form, name);
  if (typeof was === 'object') return { en: textOf(form, `${name}.en`), ar: textOf(form, `${name}.ar`) };
  // A box that is not ticked sends nothing.
  if (was === 'true' || was === 'false') return String(form.has(name));
  return textOf(form, name);
}

function readRows(form: FormData, name: string): HoursRow[] {
  const listOf = (field: string) => form.getAll(`${name}.${field}`).map(String);
  const [opensAt, closesAt] = [listOf('opensAt'), listOf('closesAt')];
  return listOf('day')
    .map((day, index) => ({ day, opensAt: opensAt[index] ?? '', closesAt: closesAt[index] ?? '' }))
    .filter(isFilledIn);
}

/** Rows without a time are no row, unless they name a date: a day on which nobody calls. */
function isFilledIn({ day, opensAt, closesAt }: HoursRow): boolean {
  const isDate = day !== '' && !weekday.options.some((one) => one === day);
  return isDate || opensAt !== '' || closesAt !== '';
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
