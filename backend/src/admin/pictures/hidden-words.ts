type Words = { en: string; ar: string };

const PLURAL = new Intl.PluralRules('ar');
const ARABIC: Record<string, (count: number) => string> = {
  one: () => 'وفي مدخل آخر لا يُسمح لك برؤيته.',
  two: () => 'وفي مدخلين آخرين لا يُسمح لك برؤيتهما.',
  few: (count) => `وفي ${count} مداخل أخرى لا يُسمح لك برؤيتها.`,
  many: (count) => `وفي ${count} مدخلًا آخر لا يُسمح لك برؤيتها.`,
  other: (count) => `وفي ${count} مدخل آخر لا يُسمح لك برؤيتها.`,
};

/** Counts entries that show a picture and that the editor may not see. */
export function hiddenWords(count: number): Words {
  const en = count === 1 ? 'And in 1 entry you may not see.' : `And in ${count} entries you may not see.`;
  return { en, ar: (ARABIC[PLURAL.select(count)] ?? ARABIC.other)?.(count) ?? '' };
}
