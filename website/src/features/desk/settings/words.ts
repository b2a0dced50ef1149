import 'server-only';
import type { Locale } from 'next-intl';
import { BOOKING_SETTINGS, type SettingGroup } from '@/contract/clinic-settings';
import { weekdayName } from '@/features/site/branches/clock-words';
import { getClinicCountry } from '@/features/site/branches/data';
import { messagesIn } from '@/i18n/messages';
import { getTranslations } from '@/i18n/translations';
import { firstDayOfWeek, weekFrom } from '@/lib/time/week';

export type FormWords = Awaited<ReturnType<typeof settingsWords>>;

/** The words of the form of a group: those of its own settings, and all that are no setting's. */
export async function settingsWords(locale: Locale, part: SettingGroup) {
  const t = await getTranslations({ locale, namespace: 'settings.fields' });
  const ui = await getTranslations({ locale, namespace: 'ui' });
  const { groups: _, fields: __, ...own } = (await messagesIn(locale)).settings;
  /** Labels by setting and option; `none` is the empty choice. */
  const choices: Record<string, Record<string, string>> = own.choices;
  const faults: Record<string, string> = own.faults;
  const week = weekFrom(firstDayOfWeek(await getClinicCountry(locale)));
  /** In the order in which the clinic's country counts them. */
  const weekdays: Record<string, string> = Object.fromEntries(
    week.map((day) => [day, weekdayName(day, locale)]),
  );
  const fields = Object.fromEntries(
    BOOKING_SETTINGS[part].map((name) => [name, { label: t(`${name}.label`), hint: t(`${name}.hint`) }]),
  );
  return { ...own, comma: ui('listComma'), fields, choices, faults, weekdays };
}
