import 'server-only';
import type { Locale } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { BOOKING_SETTINGS, type SettingGroup } from '@/contract/clinic-settings';
import { weekdayNames } from '@/features/branches/clock-words';
import { getTranslations } from '@/i18n/translations';

/** What a setting is called, what it does, and what can be chosen. */
export interface SettingWords {
  label: string;
  hint: string;
}

/** The words of a form of settings, for a component that is drawn in the browser too. */
export interface FormWords {
  fields: Record<string, SettingWords>;
  /** By setting, then by option; `none` is the choice of nothing. */
  choices: Record<string, Record<string, string>>;
  faults: Record<string, string>;
  weekdays: Record<string, string>;
  languages: Record<'en' | 'ar', string>;
  bounds: string;
  longest: string;
  optional: string;
  errors: string;
  now: string;
  nothing: string;
  on: string;
  off: string;
  day: string;
  date: string;
  from: string;
  to: string;
  row: string;
  submit: string;
  pending: string;
}

/** The words for a group of the settings. */
export async function settingsWords(locale: Locale, part: SettingGroup): Promise<FormWords> {
  const t = await getTranslations({ locale, namespace: 'settings' });
  const { choices, faults } = (await getMessages({ locale })).settings;
  const names = BOOKING_SETTINGS[part];
  return {
    fields: Object.fromEntries(
      names.map((name) => [name, { label: t(`fields.${name}.label`), hint: t(`fields.${name}.hint`) }]),
    ),
    choices,
    faults,
    weekdays: weekdayNames(locale),
    languages: { en: t('languages.en'), ar: t('languages.ar') },
    bounds: t.raw('bounds'),
    longest: t.raw('longest'),
    optional: t('optional'),
    errors: t('errors'),
    now: t.raw('now'),
    nothing: t('nothing'),
    on: t('on'),
    off: t('off'),
    day: t('day'),
    date: t('date'),
    from: t('from'),
    to: t('to'),
    row: t.raw('row'),
    submit: t('submit'),
    pending: t('pending'),
  };
}
