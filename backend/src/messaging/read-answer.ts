import { foldText } from '../contract/fold-text';
import phrases from './answer-phrases.json';

/** Meanings of a patient's answer that nobody needs to read. */
export type Meaning = 'comes' | 'cancel' | 'stop' | 'start';

/** Language to answer a text in: English where all its letters are Latin, Arabic also where it has none, as a voice note. */
export function languageOfText(text: string): 'en' | 'ar' {
  return /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}/u.test(text) ? 'en' : 'ar';
}

const listOf = (text: string) => text.split('|').map((phrase) => phrase.trim());
/** Every phrase with one part of each list; an empty part may be left out. */
const made = (parts: readonly string[]) =>
  parts.map(listOf).reduce((before, next) => before.flatMap((one) => next.map((other) => `${one} ${other}`)));

/** Phrases of one meaning only, in written and spoken Arabic and Latin letters; what is not understood is for people to read. */
const PHRASES: Record<Meaning | 'polite', (string | string[])[]> = phrases;

/** Keys are foldings; the longest phrase has so many words. */
const MEANINGS = new Map(
  Object.entries(PHRASES).flatMap(([meaning, lists]) =>
    lists.flatMap((list) =>
      made([list].flat()).map((phrase) => [foldText(phrase), meaning as Meaning | 'polite'] as const),
    ),
  ),
);
const LONGEST = Math.max(...[...MEANINGS.keys()].map((phrase) => phrase.split(' ').length));

/** A raised thumb in any skin, or a tick, alone; folding keeps no pictures. */
const THUMBS_UP = /^\s*(?:[👍👌✅☑✔][\u{1f3fb}-\u{1f3ff}]?\ufe0f?\s*)+$/u;
/** Signs that turn words of consent into their contrary. */
const CONTRARY = /[👎❌🚫]/u;

/** Reads a patient's answer in both languages; null unless every word is of a known phrase and all mean the same. */
export function readAnswer(text: string): Meaning | null {
  if (THUMBS_UP.test(text)) return 'comes';
  // A question asks; whatever it asks, a person answers.
  if (/[?؟]/.test(text) || CONTRARY.test(text)) return null;
  const words = foldText(text.replace(/[’'ʼ`]/g, ' ')).split(' ');
  const meanings = new Set<Meaning>();
  for (let at = 0; at < words.length; ) {
    const [length, meaning] = longestPhrase(words.slice(at, at + LONGEST));
    if (meaning === undefined) return null;
    if (meaning !== 'polite') meanings.add(meaning);
    at += length;
  }
  const [only, other] = [...meanings];
  return other === undefined ? (only ?? null) : null;
}

/** Returns how many of the words make the longest known phrase, and its meaning. */
function longestPhrase(words: string[]): [number, Meaning | 'polite' | undefined] {
  for (let length = words.length; length > 0; length -= 1) {
    const meaning = MEANINGS.get(words.slice(0, length).join(' '));
    if (meaning !== undefined) return [length, meaning];
  }
  return [0, undefined];
}

/** Age above which an incoming message changes nothing, because it may be about another visit by now. */
const STALE_MS = 48 * 60 * 60_000;

/** Says whether a message came too late to be acted on: older than the bound, or than what it answers. */
export function isStale({ at, since, now }: { at: number; since: number | null; now: number }): boolean {
  if (now - at > STALE_MS) return true;
  // Providers count in whole seconds.
  return since !== null && Math.floor(at / 1000) < Math.floor(since / 1000);
}
