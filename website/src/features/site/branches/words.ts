import type { Locale } from '@/i18n/routing';
import { getTranslations, textsOf } from '@/i18n/translations';
import { clockText, weekdayNames } from './clock-words';
import type { Branch } from './data';

/** The words for OpenNow; `{time}` and `{day}` are filled in by the browser, which knows the minute. */
export async function openNowWords(branches: Pick<Branch, 'openingHours' | 'closures'>[], locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'branches.openNow' });
  const spans = branches.flatMap(({ openingHours, closures }) => [
    ...openingHours.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]),
    ...closures.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  ]);
  const times = [...new Set(spans)].filter((time) => time !== null).sort();
  return {
    ...textsOf(t, 'open', 'closed'),
    ...textsOf(t.raw, 'until', 'opensToday', 'opensTomorrow', 'opensOn'),
    times: Object.fromEntries(times.map((time) => [time, clockText({ time, locale })])),
    weekdays: weekdayNames(locale),
  };
}
