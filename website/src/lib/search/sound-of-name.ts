import { rememberTexts } from '@/contract/remember-texts';
import { isArabicScript } from '../text/initials';

/** Arabic letters by the Latin ones that stand for them; vowels and silent letters are left out. */
const LATIN_OF: Record<string, string> = {
  ...{ ب: 'b', پ: 'b', ت: 't', ط: 't', ث: 's', س: 's', ص: 's', ج: 'g', ح: 'h', ه: 'h', خ: 'K' },
  ...{ د: 'd', ض: 'd', ذ: 'z', ز: 'z', ظ: 'z', ر: 'r', ش: 'S', غ: 'G', ف: 'f', ڤ: 'f' },
  ...{ ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n' },
};

/** Sounds that Latin writes with two letters, or with one for several. */
const PAIRS: [RegExp, string][] = [
  [/sh|ch/g, 'S'],
  [/kh/g, 'K'],
  [/gh/g, 'G'],
  [/th/g, 's'],
  [/dh/g, 'z'],
  [/ph|v/g, 'f'],
  [/x/g, 'ks'],
  [/j/g, 'g'],
  [/[qc]/g, 'k'],
  [/p/g, 'b'],
];

/** Figures that stand for Arabic letters in Latin writing: mo7amed, 3omar, 5aled. */
const FIGURES: Record<string, string> = { 2: '', 3: 'a', 5: 'kh', 6: 't', 7: 'h', 8: 'gh', 9: 's' };

/** A word by its sounds: figures among Latin letters, and letters of one sound, made one. */
function inSounds(word: string): string {
  const letters = /[a-z]/.test(word) ? word.replace(/\d/g, (figure) => FIGURES[figure] ?? '') : word;
  return PAIRS.reduce((text, [pair, sound]) => text.replace(pair, sound), letters);
}

/** Article, which names are written with or without; the rest must still be a name. */
const ARTICLE = /^(?:ال|el|al)(?=...)/;

/** Reduces a folded name to its consonants: the same for ناديه, Nadia and Nadya. Doubled letters count once. */
export const soundOfName = rememberTexts((word) => {
  const latin = inSounds(word);
  // A vowel is told apart only where a name begins with it: Akram is not Karim.
  const start = /^[aeiouاع]/.test(latin) ? 'A' : '';
  const consonants = [...latin.replace(/[hه]$/, '')]
    .map((letter) => LATIN_OF[letter] ?? (/[a-zSKG]/.test(letter) && !/[aeiouwy]/.test(letter) ? letter : ''))
    .join('')
    .replace(/(.)\1+/g, '$1');
  return start + consonants;
});

/** Sounds that tell a name by their consonants alone; with fewer, too many words would sound like it. */
const ENOUGH = 3;

/** A name as it is spoken: consonants as in {@link soundOfName}, and of the vowels a, i and u. */
function spoken(word: string): string {
  return [
    ...inSounds(word)
      .replace(/(.)[hه]$/u, '$1')
      .replace(/ee/g, 'i')
      .replace(/oo|ou/g, 'u'),
  ]
    .map((letter) => {
      if (/[ae]/.test(letter) || letter === 'ا') return 'a';
      if (/[iy]/.test(letter) || letter === 'ي') return 'i';
      if (/[ouw]/.test(letter) || letter === 'و') return 'u';
      return LATIN_OF[letter] ?? (/[a-zSKG]/.test(letter) ? letter : '');
    })
    .join('')
    .replace(/(.)\1+/g, '$1');
}

/** Returns whether the letters of one text occur in the other in the same order. */
function isWithin(part: string, whole: string): boolean {
  let at = 0;
  for (const letter of part) {
    at = whole.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Compares the vowels of names with few consonants. Arabic leaves short ones out. */
function isSpokenAlike(one: string, other: string): boolean {
  const [a, b] = [spoken(one), spoken(other)];
  if (isArabicScript(one) === isArabicScript(other)) return a === b;
  const [arabic, latin] = isArabicScript(one) ? [a, b] : [b, a];
  return isWithin(arabic.replace(/(.)[ai]$/u, '$1'), latin);
}

/** True when two folded words are one name, in whatever script and spelling. */
export function soundsAlike(one: string, other: string): boolean {
  const [a, b] = [one.replace(ARTICLE, ''), other.replace(ARTICLE, '')];
  const sound = soundOfName(a);
  if (sound.length < 2 || sound !== soundOfName(b)) return false;
  return sound.replace('A', '').length >= ENOUGH || isSpokenAlike(a, b);
}
