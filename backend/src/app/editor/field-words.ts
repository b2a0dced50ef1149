type Words = { en: string; ar: string };

export type FieldWords = { label: Words; help: Words };

/** The fields of a type or component in the order in which its form shows them; what is not named is not shown. */
export type FormWords = Record<string, FieldWords>;

export type EntryWords = { name: Words; fields: FormWords };

/** A field in `words/*.json`: of its own, the name of one in `common.json`, or like one of these. */
export type WrittenField = string | Partial<FieldWords> | (Partial<FieldWords> & { like: string });

/** Returns the words of a field: like one of `common`, with a label or help of its own; throws where `common` has none such. */
export function readField(written: WrittenField, common: Record<string, WrittenField>): FieldWords {
  const { like, label, help }: Partial<FieldWords> & { like?: string } =
    typeof written === 'string' ? { like: written } : written;
  if (like === undefined && label && help) return { label, help };
  const found = common[like ?? ''];
  if (!found) throw new Error(`No field of words/common.json is called "${like}"`);
  const shared = readField(found, common);
  const before = (language: keyof Words) =>
    help ? `${help[language]} ${shared.help[language]}` : shared.help[language];
  return { label: label ?? shared.label, help: { en: before('en'), ar: before('ar') } };
}
