import { foldText } from './fold-text';
import { isEnglishNoise } from './noise-words';

/** Consonants of Arabic by the Latin ones that stand for them; several where people differ. What is hardly heard is left out. */
const HEARD: Readonly<Record<string, readonly string[]>> = {
  ...{ ب: ['b'], ت: ['t'], ط: ['t'], ث: ['s', 't'], ج: ['g'], ح: ['h'], ه: ['h'], خ: ['X'] },
  ...{ د: ['d'], ذ: ['z', 'd'], ر: ['r'], ز: ['z'], س: ['s'], ش: ['S'], ص: ['s'], ض: ['d'], ظ: ['z', 'd'] },
  ...{ غ: ['G', 'g'], ف: ['f'], ق: ['', 'k', 'g'], ك: ['k'], ل: ['l'], م: ['m'], ن: ['n'] },
};
/** Latin letters and figures by what is heard, the longest first. */
const SPELT: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/g, 'S'],
  [/kh|5/g, 'X'],
  [/gh|8/g, 'G'],
  [/th/g, 's'],
  [/dh/g, 'z'],
  [/7/g, 'h'],
  [/6/g, 't'],
  [/9/g, 's'],
  [/ph|v/g, 'f'],
  [/x/g, 'ks'],
  [/j/g, 'g'],
  [/[qc]/g, 'k'],
  [/p/g, 'b'],
];
/** What is written with a word in front of it or behind it. */
const BEFORE =
  /^(?:wel|fel|bel|lel|3al|el|al|il|we|w(?=[^aeiou])|b[aeiou]?y?[aeiou]?t?[aeiou]?|[yt][aeiou]?|[h7]a?[yt][aeiou]?)(?=...)/;
const BEHIND = /^(.{3,}?)(?:(?:n|t|h)?[aeiouy]+h?|[aeiou]?k|[aeiou]t|sh)$/;
const SHORTEST = 2;

const withoutVowels = (text: string) => text[0] + text.slice(1).replace(/[aeiouwy0-9']/g, '');
const once = (text: string) => text.replace(/(.)\1+/g, '$1');
/** Of the first letter only w and y are heard. */
const begun = (text: string) => text.replace(/^[aeiou0-9']+/, '');

function soundOfLatin(word: string): string {
  return once(begun(withoutVowels(heardIn(word.replace(/h$/, '')))));
}

function soundsOfArabic(word: string): string[] {
  const letters = [...word.replace(/^(.{2,})ه$/, '$1')];
  const sounds = letters.reduce<string[]>(
    (before, letter, at) => {
      if (at === 0 && (letter === 'و' || letter === 'ي')) return [letter === 'و' ? 'w' : 'y'];
      return before.flatMap((start) => (HEARD[letter] ?? ['']).map((sound) => start + sound));
    },
    [''],
  );
  return [...new Set(sounds.map(once))];
}

/** Letters of Arabic as most people write them in Latin, vowels among them, to tell words of the same consonants apart. */
const WRITTEN: Readonly<Record<string, string>> = { ا: 'a', ع: '3', و: 'o', ي: 'i', ق: '2' };

const heardIn = (word: string) =>
  SPELT.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
const writtenLatin = (word: string) =>
  once(heardIn(word.replace(/q/g, '2')).replace(/[ey]/g, 'i').replace(/[uw]/g, 'o'));
const writtenArabic = (word: string) =>
  [...word.replace(/ه$/, 'ا')].map((letter) => WRITTEN[letter] ?? HEARD[letter]?.[0] ?? '').join('');

/** Letters of two words that do not stand in the other in the same order. */
function apart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const letter of one) {
    const next = [0];
    for (let at = 1; at < row.length; at += 1) {
      const same = letter === other[at - 1] ? (row[at - 1] ?? 0) + 1 : 0;
      next.push(Math.max(same, row[at] ?? 0, next[at - 1] ?? 0));
    }
    row = next;
  }
  return one.length + other.length - 2 * (row.at(-1) ?? 0);
}

/** Said in either language. */
const TITLE = /^(?:dr|doctor|prof)$/;
const isFigured = (word: string) => /[a-z]/.test(word) && /[235679]/.test(word) && !/\d\d/.test(word);
/** Arabic in Latin letters of words too short to be told by their consonants. */
const SHORT: Readonly<Record<string, string>> = Object.fromEntries(
  `msh مش mesh مش mish مش mosh مش mush مش mo مو mu مو moo مو ma ما mafi مافي mafeesh مفيش la لا w و we و fi في fe في fel في
  mn من men من min من ana انا dam دم damm دم ba3d بعد fo2 فوق bo2 بق bo2y بقي bo2o بقه kol كل awi اوي awy اوي 3la على 3ala على
  ras راس rasi راسي rasy راسي raso راسه wara ورا 3ayez عايز 3ayza عايزه 3awez عاوز 3awza عاوزه wa2a3 وقع we2e3 وقع wa3 وقع
  re2y ريقي ree2y ريقي ri2i ريقي sem سم semm سم e3wag اعوج ra7 راح ra7et راحت we2ef وقف ye2af يقف te2af تقف bey ب bet ب`
    .split(/\s+/)
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1] ?? '']] : [])),
);

/**
 * Makes a reader of Arabic in Latin letters ("wedni betewga3ni") that knows some Arabic words, and gives back the text with each
 * word it recognises in Arabic letters. A text that is English is given back as it is.
 * @param words Arabic words, folded (./fold-text)
 * @param isKnown whether a folded Latin word has a meaning as it stands
 */
export function createLatinReader({
  words,
  isKnown,
}: {
  words: Iterable<string>;
  isKnown: (word: string) => boolean;
}): (text: string) => string {
  const bySound = new Map<string, Set<string>>();
  for (const word of words) {
    if (!/^\p{Script=Arabic}+$/u.test(word)) continue;
    const bare = word.replace(/^[وبفك]?ال(?=...)/, '');
    for (const sound of soundsOfArabic(bare)) {
      if (sound.length < SHORTEST) continue;
      bySound.set(sound, (bySound.get(sound) ?? new Set()).add(bare));
    }
  }

  /** The known word nearest to a written one, as it stands or without what may stand around it. */
  const nearest = (word: string): string | null => {
    const cut = [
      word,
      word.replace(BEFORE, ''),
      word.replace(BEHIND, '$1'),
      word.replace(BEFORE, '').replace(BEHIND, '$1'),
    ];
    let best: { known: string; far: number } | null = null;
    for (const [at, form] of cut.entries()) {
      for (const known of bySound.get(soundOfLatin(form)) ?? []) {
        const far = apart(writtenLatin(form), writtenArabic(known)) + (at > 0 && form !== word ? 1 : 0);
        if (!best || far < best.far) best = { known, far };
      }
    }
    return best?.known ?? null;
  };

  const read = (word: string): string | null => {
    const short = SHORT[word] ?? nearest(word);
    if (short) return short;
    // Said with "ma" before a verb and "sh" behind it: not.
    const denied = /^m[ae]?(.{3,})sh$/.exec(word)?.[1];
    const inner = denied ? nearest(denied) : null;
    return inner ? `مش ${inner}` : null;
  };

  return (text) => {
    if (!/[a-z]/i.test(text)) return text;
    const tokens = foldText(text).split(' ');
    const isEnglish =
      !tokens.some(isFigured) &&
      tokens.some((word) => isEnglishNoise(word) && !SHORT[word] && !TITLE.test(word));
    if (isEnglish) return text;
    const latin = tokens.filter((word) => /^[a-z]/.test(word) && !SHORT[word] && !TITLE.test(word));
    const unknown = latin.filter((word) => !isKnown(word));
    const readable = unknown.filter((word) => read(word) !== null).length;
    const isArabic = tokens.some(isFigured) || readable > latin.length - unknown.length;
    if (!isArabic) return text;
    return tokens
      .map((word) => (/[a-z]/.test(word) && !(isKnown(word) && !SHORT[word]) ? (read(word) ?? word) : word))
      .join(' ');
  };
}
