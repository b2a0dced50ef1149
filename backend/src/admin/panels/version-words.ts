import type { Words } from '../../content/editorial/problem';

/** State of an entry in one language: on the site, in its draft alone, or on the site and taken out of the draft. */
export type UsageVersion = { language: string | null; state: 'published' | 'draft' | 'taken-out' };

const STATES: Record<UsageVersion['state'], Words> = {
  published: { en: 'on the site', ar: 'منشور' },
  draft: { en: 'in the draft', ar: 'في المسودة' },
  'taken-out': { en: 'on the site until you publish', ar: 'منشور إلى أن تنشر المسودة' },
};
const LANGUAGES: Record<string, Words> = {
  en: { en: 'English', ar: 'الإنجليزية' },
  ar: { en: 'Arabic', ar: 'العربية' },
};

/** Each language of an entry with its state; languages of one state are said together. */
export function versionWords(versions: UsageVersion[]): Words {
  const states = [...new Set(versions.map(({ state }) => state))];
  const say = (language: 'en' | 'ar') =>
    states
      .map((state) => {
        const names = versions
          .filter((version) => version.state === state)
          .flatMap((version) => LANGUAGES[version.language ?? '']?.[language] ?? []);
        const and = language === 'ar' ? ' و' : ' and ';
        return names.length > 0 ? `${names.join(and)}: ${STATES[state][language]}` : STATES[state][language];
      })
      .join(language === 'ar' ? '، ' : ', ');
  return { en: say('en'), ar: say('ar') };
}
