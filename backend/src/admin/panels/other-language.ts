import type { Words } from '../../content/editorial/problem';
import type { PanelProps } from './panel-props';

type Language = 'en' | 'ar';

/** Page that visitors of the other language are shown once this one is published. */
export type OtherLanguage = { language: Language; words: Words; needsPublishing: boolean };

const NAMES: Record<Language, Words> = {
  en: { en: 'English', ar: 'الإنجليزية' },
  ar: { en: 'Arabic', ar: 'العربية' },
};

const WORDS: Record<
  'missing' | 'draft' | 'modified' | 'published',
  (own: Language, other: Language) => Words
> = {
  missing: (own, other) => ({
    en: `There is no ${NAMES[other].en} version. Once you publish, readers of ${NAMES[other].en} see this ${NAMES[own].en} text, marked as ${NAMES[own].en}.`,
    ar: `لا توجد نسخة ب${NAMES[other].ar}. بعد النشر يرى قراء ${NAMES[other].ar} هذا النص ب${NAMES[own].ar} مع بيان لغته.`,
  }),
  draft: (own, other) => ({
    en: `${NAMES[other].en} is a draft. Until it is published as well, its readers see this ${NAMES[own].en} text.`,
    ar: `${NAMES[other].ar} ما زالت مسودة. إلى أن تُنشر هي أيضًا يرى قراؤها هذا النص ب${NAMES[own].ar}.`,
  }),
  modified: (_own, other) => ({
    en: `${NAMES[other].en} has changes that are not published. It goes on showing what it showed, with the old phone, picture and other shared fields, until you publish it as well.`,
    ar: `في ${NAMES[other].ar} تغييرات لم تُنشر. تبقى كما كانت، بالهاتف والصورة وسائر الحقول المشتركة القديمة، إلى أن تنشرها أيضًا.`,
  }),
  published: (_own, other) => ({
    en: `${NAMES[other].en} is published and stays as it is. What both share, such as a phone or a picture, changes there once it is published again.`,
    ar: `${NAMES[other].ar} منشورة وتبقى كما هي. ما تشترك فيه اللغتان، كالهاتف والصورة، يتغير فيها حين تُنشر من جديد.`,
  }),
};

/** Null for what has no languages, or no drafts. */
export function otherLanguageOf({
  document,
  meta,
}: Pick<PanelProps, 'document' | 'meta'>): OtherLanguage | null {
  const own = document?.locale;
  if (own !== 'en' && own !== 'ar') return null;
  const language = own === 'en' ? 'ar' : 'en';
  const row = meta?.availableLocales?.find(({ locale }) => locale === language);
  if (!row) return { language, words: WORDS.missing(own, language), needsPublishing: false };
  const state = row.status === 'draft' || row.status === 'modified' ? row.status : 'published';
  return { language, words: WORDS[state](own, language), needsPublishing: state !== 'published' };
}
