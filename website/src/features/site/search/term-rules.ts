import { foldText } from '@/contract/fold-text';
import { isNoise } from '@/contract/noise-words';
import { rememberTexts } from '@/contract/remember-texts';
import { soundOfName } from '@/lib/search/sound-of-name';
import { wordsOf } from '@/lib/search/word-forms';

/** Word of a query, in all the forms it may have in texts. */
export interface Term {
  /** Folded, as it was written. */
  word: string;
  /** Spellings as written, and without article or endings. */
  forms: readonly string[];
  /** Letters without the weak ones, marked with `#`: one root for most plurals and verbs of an Arabic word. */
  root: string | null;
}

/** Letters that vary between the forms of an Arabic word. */
const WEAK = /[اوي]/g;
const SHORTEST_ROOT = 3;
/** Beginnings of Egyptian verbs of the present, future or negation, the longest first. */
const VERB_BEGINNINGS = ['مابت', 'مابي', 'هت', 'هي', 'حت', 'حي', 'بت', 'بي', 'بن', 'ب', 'مت', 'ات'];
/** Endings that name the person concerned. */
const VERB_ENDINGS = ['وني', 'اني', 'ني', 'نى', 'ها', 'هم', 'كم', 'وا', 'ش'];
const SHORTEST_VERB = 3;
/** All that a large clinic writes. */
const MOST_WORDS = 50_000;

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);

function withoutOne(word: string, parts: readonly string[], where: 'start' | 'end'): string {
  const part = parts.find(
    (one) =>
      word.length - one.length >= SHORTEST_VERB &&
      (where === 'start' ? word.startsWith(one) : word.endsWith(one)),
  );
  if (!part) return word;
  return where === 'start' ? word.slice(part.length) : word.slice(0, -part.length);
}

function rootOf(word: string): string | null {
  const bare = word[0] + word.slice(1).replace(WEAK, '');
  return bare.length >= SHORTEST_ROOT ? `#${bare}` : null;
}

const formsOf = rememberTexts((word): Term => {
  const [known] = wordsOf(word);
  const forms = new Set([...(known?.whole ?? [word]), ...(known?.stems ?? [])]);
  // "In my neck" is one word.
  const [within] = /^[بلف]..../.test(word) ? wordsOf(word.slice(1)) : [];
  for (const stem of within?.stems ?? []) forms.add(stem);
  if (!isArabic(word)) return { word, forms: [...forms], root: null };
  const stem = withoutOne(withoutOne(word.replace(/^ال/, ''), VERB_ENDINGS, 'end'), VERB_BEGINNINGS, 'start');
  forms.add(stem);
  const shortest = [...forms].reduce((one, other) => (other.length < one.length ? other : one));
  return { word, forms: [...forms], root: rootOf(shortest) ?? rootOf(stem) };
}, MOST_WORDS);

/** The words of a text that say something, each in its forms; titles and fillers are left out. */
export function termsOf(text: string): Term[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '' && !isNoise(word))
    .map(formsOf);
}

/** Returns how a name sounds (./sound-of-name), marked with `~`; null where too little of it is heard. */
export function soundTerm(word: string): string | null {
  const sound = soundOfName(word.replace(/^(?:ال|el|al)(?=...)/, ''));
  return sound.replace('A', '').length >= 2 ? `~${sound}` : null;
}
