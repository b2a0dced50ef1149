import { EDITOR_WORDS } from './words/all';
import choices from './words/choices.json';

type Language = 'en' | 'ar';

/** The names of types and fields as the editor's own screens ask for them, by Strapi's keys, in one language. */
export function editorTranslations(language: Language): Record<string, string> {
  const words: Record<string, string> = {};
  for (const [uid, { name, fields }] of Object.entries(EDITOR_WORDS)) {
    // Strapi asks for the name of a type by the name that its schema has, which is the English one.
    words[name.en] = name[language];
    const group = uid.startsWith('api::') ? 'content-types' : 'components';
    for (const [fieldName, { label }] of Object.entries(fields)) {
      words[`content-manager.${group}.${uid}.${fieldName}`] = label[language];
    }
  }
  // Strapi asks for the words of a choice by the stored value.
  for (const [value, choice] of Object.entries(choices)) words[value] = choice[language];
  return words;
}
