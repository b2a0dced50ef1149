import { foldText } from './fold-text';
import { isEnglishNoise } from './noise-words';

/** Arabic consonants for Latin letters; several if people differ. Letters that are hardly heard are left out. */
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
/** Words written together with their neighbour. */
const BEFORE =
  /^(?:[ei][tn](?=[^aeiou])|ka[ynt][aeiou]?|wel|fel|bel|lel|3al|el|al|il|we|w(?=[^aeiou])|b[aeiou]?y?[aeiou]?t?[aeiou]?|[yt][aeiou]?|[h7]a?[yt][aeiou]?)(?=...)/;
const BEHIND = /^(.{3,}?)(?:(?:n|t|h)?[aeiouy]+h?|[aeiou]?k|[aeiou]?t|[sc]h)$/;
const SHORTEST = 2;
/** Readings that are so many letters further off than the nearest count too. */
const NEAR_ENOUGH = 1;
const MOST_READINGS = 4;
/** No word is further off, and a third of its letters. */
const FURTHEST = 1;
const SHORT_VOWEL = 0.4;
/** Arabic in Latin letters is never spelt so. */
const ENGLISH_SHAPE =
  /tion|ness|ck|tch|ght|wh|ough|[^aeiou]ing$|ble$|ous$|ment$|ow$|ee[dlpt]$|ea[drlnst]|ache|oot|^skin|eam$/;

const withoutVowels = (text: string) => text[0] + text.slice(1).replace(/[aeiouwy0-9']/g, '');
const once = (text: string) => text.replace(/(.)\1+/g, '$1');
/** Drops the first vowels, of which only w and y are heard. */
const begun = (text: string) => text.replace(/^[aeiou0-9']+/, '');

function soundOfLatin(word: string): string {
  return begun(withoutVowels(once(heardIn(word.replace(/([aeiou])h$/, '$1')))));
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
  return [...new Set(sounds)];
}

/** Letters of Arabic as most people write them in Latin, vowels among them, to tell words of the same consonants apart. */
const WRITTEN: Readonly<Record<string, string>> = { ا: 'a', ع: '3', و: 'o', ي: 'i', ق: '2' };

const heardIn = (word: string) =>
  SPELT.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
const writtenLatin = (word: string) =>
  once(heardIn(word.replace(/q/g, '2')).replace(/[ey]/g, 'i').replace(/[uw]/g, 'o'));
const writtenArabic = (word: string) =>
  [...word.replace(/ه$/, 'ا')].map((letter) => WRITTEN[letter] ?? HEARD[letter]?.[0] ?? '').join('');

/** Distance of a word in Latin letters from one of Arabic, which leaves short vowels out. */
function apart(latin: string, arabic: string): number {
  const cost = (letter: string) => ('aio'.includes(letter) ? SHORT_VOWEL : 1);
  let row = Array.from({ length: arabic.length + 1 }, (_, at) => at);
  for (const letter of latin) {
    const next = [(row[0] ?? 0) + cost(letter)];
    for (let at = 1; at < row.length; at += 1) {
      const same = letter === arabic[at - 1] ? (row[at - 1] ?? 0) : Number.POSITIVE_INFINITY;
      next.push(Math.min(same, (row[at] ?? 0) + cost(letter), (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Titles in either language. */
const TITLE = /^(?:dr|doctor|prof)$/;
const isFigured = (word: string) => /[a-z]/.test(word) && /[235679]/.test(word) && !/\d\d/.test(word);
/** Arabic in Latin letters of words too short to be told by their consonants. */
const SHORT: Readonly<Record<string, string>> = Object.fromEntries(
  `msh مش mesh مش mish مش mosh مش mush مش mo مو mu مو moo مو ma ما mafi مافي mafeesh مفيش la لا w و we و fi في fe في fel في
  mn من men من min من ana انا dam دم damm دم ba3d بعد fo2 فوق bo2 بق bo2y بقي bo2o بقه kol كل awi اوي awy اوي 3la على 3ala على
  ras راس rasi راسي rasy راسي raso راسه wara ورا 3ayez عايز 3ayza عايزه 3awez عاوز 3awza عاوزه wa2a3 وقع we2e3 وقع wa3 وقع
  bo2ha بقها boa2 بق boa2y بقي boa2o بقه bou2i بقي ablaa ابلع abla3 ابلع emta امتى imta امتى a3ish اعيش a3eesh اعيش 3ish عيش 3eesh عيش mout موت moot موت fom فم fomo فمه re2y ريقي ree2y ريقي ri2i ريقي sem سم semm سم e3wag اعوج 3awag اعوج 3awaj اعوج 3owag اعوج ra7 راح ra7et راحت we2ef وقف ye2af يقف te2af تقف bey ب bet ب lel لل bel بال leil ليل amoot اموت amout اموت wayed وايد eldam الدم rasso راسه sa3a ساعه 3eno عينه 3eino عينه 3eini عيني 3eny عيني
    3enha عينها 3eneh عينيه 3eneha عينيها ido ايده eedo ايده edo ايده edha ايدها idha ايدها eedha ايدها eedy ايدي eedi ايدي dawa دوا
    dwa دوا adweya ادويه mayya ميه re2o ريقه ree2o ريقه ri2o ريقه re2ha ريقها w23 وقع w2e3 وقع wa23 وقع 3alaya عليا 3alena علينا yom يوم fay2 فايق fay2a فايقه oboy ابوي jamb جنب
  mabi مابي 3am عم dem دم 3ad عض 3enaya عينيا 2ata3 قطع bo2i بقي f في b ب el ال eno انه mal مال`
    .split(/\s+/)
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1] ?? '']] : [])),
);

/** Words of a text, each with its readings, the likeliest first; null for a text that is no Arabic in Latin letters. */
export type LatinReader = (text: string) => readonly (readonly string[])[] | null;

/**
 * Makes a reader of Arabic in Latin letters ("wedni betewga3ni") that knows some Arabic words. Several words of Arabic have the
 * same consonants, so a word may have several readings.
 * @param words Arabic words, folded (./fold-text)
 * @param isKnown whether a folded Latin word has a meaning as it stands
 */
export function createLatinReader(given: {
  words: Iterable<string>;
  isKnown: (word: string) => boolean;
}): LatinReader {
  const { words, isKnown } = given;
  const bySound = new Map<string, Set<string>>();
  for (const word of words) {
    if (!/^\p{Script=Arabic}+$/u.test(word)) continue;
    const bare = word.replace(/^[وبفك]?ال(?=...)/, '');
    for (const sound of soundsOfArabic(bare)) {
      if (sound.length < SHORTEST) continue;
      bySound.set(sound, (bySound.get(sound) ?? new Set()).add(bare));
    }
  }

  /** The known words nearest to a written one, as it stands or without what may stand around it, the nearest first. */
  const nearest = (word: string): { known: string; far: number }[] => {
    const cut = [
      word,
      // Maghreb writes ق as 9, the Gulf ص.
      ...(word.includes('9') ? [word.replaceAll('9', '2')] : []),
      word.replace(BEFORE, ''),
      word.replace(BEHIND, '$1'),
      word.replace(BEFORE, '').replace(BEHIND, '$1'),
    ];
    const off = new Map<string, number>();
    for (const form of cut) {
      const isCut = form.length < word.length;
      for (const known of bySound.get(soundOfLatin(form)) ?? []) {
        const far = apart(writtenLatin(form), writtenArabic(known)) + (isCut ? 1 : 0);
        off.set(known, Math.min(far, off.get(known) ?? far));
      }
    }
    const least = Math.min(...off.values());
    return [...off]
      .map(([known, far]) => ({ known, far }))
      .filter(({ far }) => far <= least + NEAR_ENOUGH && far <= FURTHEST + word.length / 3)
      .toSorted((one, other) => one.far - other.far)
      .slice(0, MOST_READINGS);
  };

  /** Readings of a word, as words of Arabic each with its other readings; null where it is none. */
  const read = (word: string): readonly (readonly string[])[] | null => {
    const short = SHORT[word];
    if (short) return [[short]];
    const known = nearest(word);
    // Negation: "ma" before a verb and "sh" behind it.
    const denied = /^m[ae]?(.{3,})(?:sh|ch)$/.exec(word)?.[1];
    const inner = denied ? nearest(denied) : [];
    const isDenied =
      (inner[0]?.far ?? Number.POSITIVE_INFINITY) < (known[0]?.far ?? Number.POSITIVE_INFINITY);
    const readings = (isDenied ? inner : known).map((one) => one.known);
    if (readings.length === 0) return null;
    return isDenied ? [['مش'], readings] : [readings];
  };

  const isLeft = (word: string) => !/[a-z]/.test(word) || (isKnown(word) && !SHORT[word]);
  return (text) => {
    if (!/[a-z]/i.test(text)) return null;
    const tokens = foldText(text).split(' ');
    const isEnglish =
      !tokens.some(isFigured) &&
      tokens.some(
        (word) => (isEnglishNoise(word) || ENGLISH_SHAPE.test(word)) && !SHORT[word] && !TITLE.test(word),
      );
    if (isEnglish) return null;
    const latin = tokens.filter((word) => /^[a-z]/.test(word) && !SHORT[word] && !TITLE.test(word));
    const unknown = latin.filter((word) => !isKnown(word));
    const readable = unknown.filter((word) => read(word) !== null).length;
    const isArabic = tokens.some(isFigured) || readable > latin.length - unknown.length;
    if (!isArabic) return null;
    return tokens.flatMap((word) => (isLeft(word) ? [[word]] : (read(word) ?? [[word]])));
  };
}

/** A text with its Arabic in Latin letters written in Arabic ones, each word as its first reading. */
export const writeInArabic = ({ text, reader }: { text: string; reader: LatinReader }): string =>
  reader(text)
    ?.map(([first = '']) => first)
    .join(' ') ?? text;
