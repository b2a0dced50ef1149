import { setImmediate } from 'node:timers/promises';
import { resemblesDanger } from '@/contract/danger-score';
import { type SearchIndex, search } from './rules';

/** Words of a part of a text, and how many of them the next part begins with. */
const [PART_WORDS, OVERLAP] = [16, 8];
/** Letters that are read of one word: an address is as long as a sentence. */
const LONGEST_WORD = 40;
/** Words without which nothing resembles an emergency: "thanks" and a name say too little. */
const FEWEST_WORDS = 3;
const BETWEEN_SENTENCES = /(?:[!?؟…\n]|\.(?!\d))+/;
const BETWEEN_WORDS = /[\s,،;؛/|]+/;

/** Splits a long text into overlapping parts, each searched on its own, so that no group of neighbouring words is cut. */
export function partsOf(text: string): string[] {
  const words = text
    .split(BETWEEN_WORDS)
    .filter(Boolean)
    .map((word) => word.slice(0, LONGEST_WORD));
  const count = Math.ceil(Math.max(words.length - OVERLAP, 1) / (PART_WORDS - OVERLAP));
  return Array.from({ length: words.length > 0 ? count : 0 }, (_, at) => {
    const from = at * (PART_WORDS - OVERLAP);
    return words.slice(from, from + PART_WORDS).join(' ');
  });
}

/**
 * Returns what a text of many lines tells of: `signs` are document ids; `isLike` is true where it only resembles an emergency.
 * Each sentence is read for itself, as one about a course or a price would silence the next, and then signs across sentences.
 * Others are answered between the parts: all of the longest text takes some tenths of a second.
 */
export async function findDanger({ index, text }: { index: SearchIndex; text: string }) {
  const sentences = new Set(text.split(BETWEEN_SENTENCES).flatMap(partsOf));
  const signs = new Set<string>();
  let isLike = false;
  for (const part of new Set([...sentences, ...partsOf(text)])) {
    const found = index.findSigns(part);
    for (const { id } of found) signs.add(id);
    // Only likeness to an emergency is weighed against the results, which cost as much as all else.
    if (found.length === 0 && sentences.has(part) && isTelling(part) && resemblesDanger(part))
      isLike ||= search({ index, query: part, limit: 0 }).mayBeEmergency;
    await setImmediate();
  }
  return { signs: [...signs], isLike };
}

const isTelling = (part: string) => part.split(' ').length >= FEWEST_WORDS;
