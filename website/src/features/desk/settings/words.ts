import 'server-only';
import type { Locale } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { BOOKING_SETTINGS, type SettingGroup } from '@/contract/clinic-settings';
import { weekdayNames } from '@/features/site/branches/clock-words';
import { getTranslations } from '@/i18n/translations';

export type FormWords = Awaited<ReturnType<typeof settingsWords>>;

export async function settingsWords(locale: Locale, part: SettingGroup) {
  const t = await getTranslations({ locale, namespace: 'settings' });
  const own = (await getMessages({ locale })).settings;
  /** By setting, then by option; `none` is the choice of nothing. */
  const choices: Record<string, Record<string, string>> = own.choices;
  const faults: Record<string, string> = own.faults;
  const weekdays: Record<string, string> = weekdayNames(locale);
  const names = BOOKING_SETTINGS[part];
  return {
    fields: Object.fromEntries(
      names.map((name) => [name, { label: t(`fields.${name}.label`), hint: t(`fields.${name}.hint`) }]),
    ),
    choices,
    faults,
    weekdays,
    languages: own.languages,
    bounds: own.bounds,
    longest: own.longest,
    optional: t('optional'),
    errors: t('errors'),
    now: own.now,
    nothing: t('nothing'),
    on: t('on'),
    off: t('off'),
    day: t('day'),
    date: t('date'),
    from: t('from'),
    to: t('to'),
    row: own.row,
    submit: t('submit'),
    pending: t('pending'),
  };
}
