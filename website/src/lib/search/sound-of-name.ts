/** Arabic letters by the Latin ones that stand for them; vowels and what is hardly heard are left out. */
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

/**
 * What is left of a name, folded (./fold-text), when only its consonants are heard: the same for ناديه, Nadia and
 * Nadya, for يوسف, Youssef and Yusuf. One letter at most where hardly a consonant is left.
 */
export function soundOfName(word: string): string {
  const latin = PAIRS.reduce((text, [pair, sound]) => text.replace(pair, sound), word);
  // A vowel is told apart only where a name begins with it: Akram is not Karim.
  const start = /^[aeiouاع]/.test(word) ? 'A' : '';
  const consonants = [...latin.replace(/[hه]$/, '')]
    .map((letter) => LATIN_OF[letter] ?? (/[a-zSKG]/.test(letter) && !/[aeiouwy]/.test(letter) ? letter : ''))
    .join('')
    .replace(/(.)\1+/g, '$1');
  return start + consonants;
}
