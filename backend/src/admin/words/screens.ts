import arabic from './arabic.json';
import ours from './screens.json';

/** Words for Strapi's own screens, by its keys: `screens.json` for sentences about its maker, `arabic.json` for bad Arabic. */
export function screenTranslations(language: 'en' | 'ar'): Record<string, string> {
  const replaced = Object.fromEntries(Object.entries(ours).map(([key, words]) => [key, words[language]]));
  return language === 'ar' ? { ...arabic, ...replaced } : replaced;
}
