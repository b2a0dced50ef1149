import labels from './words/labels.json';

type Words = { en: string; ar: string };

export type FieldWords = { label: Words; help: Words };

/** The fields of a type or component in the order in which its form shows them; what is not named is not shown. */
export type FormWords = Record<string, FieldWords>;

export type EntryWords = { name: Words; fields: FormWords };

/** Texts of a field in `words/*.json`: its own, or those of an entry in `common.json`; a label alone is in `labels.json`. */
export type WrittenField = string | FieldParts;
type FieldParts = { like?: string; label?: Words | string; help?: Words };

const LABELS: Record<string, string> = labels;

function readLabel(label: Words | string): Words {
  if (typeof label !== 'string') return label;
  const arabic = LABELS[label];
  if (!arabic) throw new Error(`No label of words/labels.json is called "${label}"`);
  return { en: label, ar: arabic };
}

/** Returns the texts of a field, from an entry of `common` or with its own label and help; throws on an unknown entry. */
export function readField(written: WrittenField, common: Record<string, WrittenField>): FieldWords {
  const { like, label, help }: FieldParts = typeof written === 'string' ? { like: written } : written;
  if (like === undefined && label && help) return { label: readLabel(label), help };
  const found = common[like ?? ''];
  if (!found) throw new Error(`No field of words/common.json is called "${like}"`);
  const shared = readField(found, common);
  const before = (language: keyof Words) =>
    help ? `${help[language]} ${shared.help[language]}` : shared.help[language];
  return { label: label ? readLabel(label) : shared.label, help: { en: before('en'), ar: before('ar') } };
}
