import arabic from './arabic.json';
import ours from './screens.json';

/**
 * Words for Strapi's own screens, by its keys, in one language. `screens.json` replaces sentences that speak of Strapi's
 * maker; `arabic.json` has what Strapi says in English alone, or in an Arabic that nobody would use.
 */
export function screenTranslations(language: 'en' | 'ar'): Record<string, string> {
  const replaced = Object.fromEntries(Object.entries(ours).map(([key, words]) => [key, words[language]]));
  return language === 'ar' ? { ...arabic, ...replaced } : replaced;
}
