const ARABIC = /\p{Script=Arabic}/u;
const TITLES = /^(?:dr|prof|professor|doctor|mr|mrs|ms|miss|eng)\.?$/i;
/** Arabic titles are letters with dots, "أ.د."; some write the word. */
const ARABIC_TITLES = /^(?:(?:\p{L}\.)+|(?:ال)?(?:دكتور|أستاذ|طبيب)ة?)$/u;
/** Words that are half a name: with "عبد الرحمن" it is one, and its letter is the first. */
const HALVES = /^(?:عبد|أبو|ابو|بن|ابن|آل|abd|abu|bin|ibn|el|al)$/i;
/** Space that no letter joins across, and that keeps two of them on one line. */
const THIN_SPACE = '\u2009';

function partsOf(name: string): string[] {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  while (words.length > 1 && (TITLES.test(words[0] ?? '') || ARABIC_TITLES.test(words[0] ?? '')))
    words.shift();
  return words.filter((_, index) => index === 0 || !HALVES.test(words[index - 1] ?? ''));
}

function letterOf(part: string): string {
  // The article is no part of a name by which somebody is found.
  const [letter = ''] = /\p{L}/u.exec(part.replace(/^ال(?=\p{L}{3})/u, '')) ?? [];
  // Alone, a heh looks like the digit five; this is how it is written where it stands for a word.
  return letter === 'ه' ? 'هـ' : letter.toLocaleUpperCase('en');
}

/** Returns initials: "Dr Mona Adel" is MA, "د. منى عادل" is م ع, apart as Arabic letters would join. */
export function initialsOf(name: string): string {
  const parts = partsOf(name);
  const [first = '', last = ''] = [parts[0] ?? '', parts.length > 1 ? (parts.at(-1) ?? '') : ''].map(
    letterOf,
  );
  return [first, last].filter(Boolean).join(isArabicScript(first) ? THIN_SPACE : '');
}

/** Tells whether letters are Arabic, whatever the language of the page: a name stays as its editor wrote it. */
export function isArabicScript(letters: string): boolean {
  return ARABIC.test(letters);
}
