import { foldText } from '@/contract/fold-text';
import { rememberTexts } from '@/contract/remember-texts';
import { soundsAlike } from './sound-of-name';
import { isWordIn, wordsOf } from './word-forms';

/** Titles of people, folded: no part of a name, and left out of searches. */
const TITLES = new Set(
  'dr doctor doctors prof professor د دكتور دكتوره دكاتره طبيب طبيبه ا استاذ'
    .split(' ')
    .flatMap((title) => [title, `ال${title}`]),
);
/** Words that say nothing in a search, folded. */
const FILLERS = new Set(
  'a an the of in for and or my with at to from i have near me في من عند عندي مع على علي عن او و'
    .split(' ')
    .map(foldText),
);

/** A subject somebody or something is found by, such as a specialty with its everyday words. */
export interface Topic {
  words: string;
}

export interface Findable {
  /** Names of people, with or without titles; found in any spelling (./sound-of-name) and in part. */
  names: string;
  /** Places; found by their words, and `placeNames` in any spelling too. */
  places?: string;
  placeNames?: string;
  /** Topics: the words not found in names or places all have to be in one of them. */
  topics: readonly Topic[];
}

const splitNames = rememberTexts((names) =>
  foldText(names)
    .split(' ')
    .filter((word) => word !== '' && !TITLES.has(word)),
);

/**
 * Returns whether every word of the query is found: in the names, in the places, or in a single topic, so that "ear pain" does not
 * find a doctor for ears and for pain in the throat. Titles and fillers are ignored; a query of nothing else finds everything, as
 * an empty one does.
 */
export function matchesSearch({ query, ...findable }: Findable & { query: string }): boolean {
  const folded = foldText(query)
    .split(' ')
    .filter((word) => word !== '' && !TITLES.has(word));
  const asked = folded.filter((word) => !FILLERS.has(word));
  if (asked.length === 0) return true;
  const { names, places = '', placeNames = '', topics } = findable;
  const own = splitNames(names);
  // A name written in one word or two (عبد الله, عبدالله) is the same.
  if (folded.join('').length > 1 && own.join('').includes(folded.join(''))) return true;
  const heard = [...own, ...splitNames(placeNames)];
  const placeWords = wordsOf(`${places} ${placeNames}`);
  const isNamed = (word: string) =>
    own.some((name) => (word.length < 3 ? name.startsWith(word) : name.includes(word))) ||
    heard.some((name) => soundsAlike(word, name)) ||
    wordsOf(word).every((typed) => isWordIn(typed, placeWords));
  const left = asked.filter((word) => !isNamed(word)).flatMap(wordsOf);
  if (left.length === 0) return true;
  return topics.some((topic) => {
    const words = wordsOf(topic.words);
    return left.every((typed) => isWordIn(typed, words));
  });
}
