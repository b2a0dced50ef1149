import { type ArabicForms, countInArabic, othersInArabic, type Words } from '../editorial/problem';

export interface Place {
  type: Words;
  title: string;
}

/** Number of usages named in the message; the panel of the picture lists all. */
const NAMED = 5;

const ARABIC_PLACES: ArabicForms = {
  one: () => 'في موضع واحد',
  two: () => 'في موضعين',
  few: (count) => `في ${count} مواضع`,
  many: (count) => `في ${count} موضعًا`,
  other: (count) => `في ${count} موضع`,
};

/** Explains why an editor cannot delete a picture: where it is shown, `notShown` more out of sight, and what to do first. */
export function usedWords(picture: string, places: Place[], notShown: number): Words {
  const total = places.length + notShown;
  const named = places.slice(0, NAMED);
  const others = total - named.length;
  const english = named.map(({ type, title }) => (title ? `${type.en} “${title}”` : type.en));
  const arabic = named.map(({ type, title }) => (title ? `${type.ar} «${title}»` : type.ar));
  if (others > 0) {
    english.push(named.length === 0 ? 'entries you may not see' : `${others} more`);
    arabic.push(named.length === 0 ? 'مداخل لا يُسمح لك برؤيتها' : othersInArabic(others));
  }
  const count = total === 1 ? '1 place' : `${total} places`;
  return {
    en: `Nothing was deleted: “${picture}” is shown in ${count}: ${english.join(', ')}. Put another picture there first, or replace this one.`,
    ar: `لم يُحذف شيء: الصورة «${picture}» معروضة ${countInArabic(ARABIC_PLACES, total)}: ${arabic.join('، ')}. ضع هناك صورة أخرى أولًا، أو استبدل هذه.`,
  };
}
