/** What the editor calls a field and says beside it, in the two languages an editor can work in. */
export type FieldWords = {
  label: { en: string; ar: string };
  help: { en: string; ar: string };
};

/** The fields of a type or component in the order in which its form shows them; what is not named is not shown. */
export type FormWords = Record<string, FieldWords>;

/** A type or component of the editor: its name, and its fields. */
export type EntryWords = { name: { en: string; ar: string }; fields: FormWords };

/**
 * @param en label in English
 * @param ar label in Arabic
 * @param helpEn what an editor has to know to fill it in, one line
 * @param helpAr the same in Arabic
 */
export function field(en: string, ar: string, helpEn: string, helpAr: string): FieldWords {
  return { label: { en, ar }, help: { en: helpEn, ar: helpAr } };
}
