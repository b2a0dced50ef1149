import { isLocale, type Locale, routing } from './routing';

type Preference = { tag: string; quality: number };

function parsePreference(part: string): Preference {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => parameter.trim()).find((p) => p.startsWith('q='));
  return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality.slice(2)) };
}

/** Chooses the language of the bare `/`: the remembered one, else by Accept-Language (RFC 9110, 12.5.4), else English. */
export function chooseLocale(given: { cookie: string | undefined; acceptLanguage: string | null }): Locale {
  const { cookie, acceptLanguage } = given;
  if (isLocale(cookie)) return cookie;
  const preferences = (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map(parsePreference)
    .filter((preference) => preference.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of preferences) {
    const language = tag.split('-')[0];
    if (isLocale(language)) return language;
  }
  return routing.defaultLocale;
}
