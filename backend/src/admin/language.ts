const CHOSEN = 'strapi-admin-language';

/** The language of the editor's screens; asked for when something is drawn, since it can be changed without a reload. */
export function screenLanguage(): 'en' | 'ar' {
  return window.localStorage.getItem(CHOSEN) === 'ar' ? 'ar' : 'en';
}

export function inScreenLanguage(words: { en: string; ar: string }): string {
  return words[screenLanguage()];
}
