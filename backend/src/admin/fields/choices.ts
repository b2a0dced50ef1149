import { getCountries } from 'libphonenumber-js/min';

type Choice = { value: string; label: string };

const byLabel = (language: string) => (a: Choice, b: Choice) => a.label.localeCompare(b.label, language);

/** Every country with phones of its own, by its name in a language. */
export function countryChoices(language: 'en' | 'ar'): Choice[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return getCountries()
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .sort(byLabel(language));
}

/** Returns what a clock of a zone differs by from the world's, such as `GMT+2`. */
function offsetOf(zone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    now,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Every time zone that this browser knows: its name as it is stored, which holds the city, and how its clock stands. */
export function zoneChoices(language: 'en' | 'ar', now: number): Choice[] {
  return Intl.supportedValuesOf('timeZone')
    .map((value) => {
      const name = new Intl.DateTimeFormat(language, { timeZone: value, timeZoneName: 'longGeneric' })
        .formatToParts(now)
        .find(({ type }) => type === 'timeZoneName')?.value;
      return {
        value,
        label: `${value.replaceAll('_', ' ')} · ${name ?? ''} (${offsetOf(value, now)})`,
      };
    })
    .sort(byLabel('en'));
}
