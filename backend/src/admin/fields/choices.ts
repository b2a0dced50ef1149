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

/** Returns how a zone is called, or by what its clock differs from the world's (`shortOffset`), such as `GMT+2`. */
function nameOf(now: number, language: string, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(language, options).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Every time zone that this browser knows: its name as it is stored, which holds the city, and how its clock stands. */
export function zoneChoices(language: 'en' | 'ar', now: number): Choice[] {
  // The city is in Latin letters alone: whoever types Arabic looks for the country.
  const timeZoneName = language === 'ar' ? 'shortGeneric' : 'longGeneric';
  return Intl.supportedValuesOf('timeZone')
    .map((value) => {
      const name = nameOf(now, language, { timeZone: value, timeZoneName });
      const offset = nameOf(now, 'en', { timeZone: value, timeZoneName: 'shortOffset' });
      return { value, label: `${value.replaceAll('_', ' ')} · ${name} (${offset})` };
    })
    .sort(byLabel('en'));
}
