import { rememberTexts } from './remember-texts';

const ENGLISH_ENDINGS = ['s', 'es', 'ed', 'd', 'ing', 'n', 'y', 'ly', 'in'];
/** Beginnings written with an Arabic word: articles, "and", "with", and those of verbs of the present and future. */
const ARABIC_BEGINNINGS =
  `وال بال فال كال لل ال و ف ب ل ع عال بي بت بن هي هت هن حي حت حن ي ت ن ا سي ست عمي عمت عمن ات بيت يت تت
  كي كت كن كات غت غي تن هال`.split(/\s+/);
/** Arabic endings: "my", "his", the subject, the object, and the end of "not". */
const ARABIC_ENDINGS =
  `ها ه و ي ني نا هم ك كم ت تي تو ته تها ين ون ات وا يه يا ا اني وني ان تني تهم لي له لها لو هن يها ش وش هاش تش اته اتو اتها اتني`.split(
    /\s+/,
  );
const SHORTEST_STEM = 3;
const MOST_KEPT = 20_000;

function readForms(word: string): readonly string[] {
  if (!/\p{Script=Arabic}/u.test(word)) {
    const stems = ENGLISH_ENDINGS.flatMap((ending) => {
      const stem = word.slice(0, -ending.length);
      return word.endsWith(ending) && stem.length >= SHORTEST_STEM
        ? [stem, ...(ending === 'ing' ? [`${stem}e`] : [])]
        : [];
    });
    return [word, ...stems];
  }
  // "And" is written before everything else.
  const begun = [word, ...(/^[وف]..../.test(word) ? [word.slice(1)] : [])].flatMap((start) => [
    start,
    ...ARABIC_BEGINNINGS.flatMap((part) => (start.startsWith(part) ? [start.slice(part.length)] : [])),
  ]);
  const all = begun.flatMap((form) => [
    form,
    ...ARABIC_ENDINGS.flatMap((part) => (form.endsWith(part) ? [form.slice(0, -part.length)] : [])),
  ]);
  // "Her fever" writes its ending otherwise than "fever".
  const bound = all.flatMap((form) => (form !== word && form.endsWith('ت') ? [`${form.slice(0, -1)}ه`] : []));
  return [
    word,
    ...new Set(
      [...all, ...bound].filter(
        (form) => form !== word && (form.length >= SHORTEST_STEM || `و${form}` === word),
      ),
    ),
  ];
}

/** Returns a folded word (./fold-text) as written, and without prefixes and endings. */
export const formsOfWord = rememberTexts(readForms, MOST_KEPT);

/** Letters that are wrong, missing, added or changed with their neighbour; 3 for more than two. */
export function lettersOff(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let [before, last, row] = [
    [] as number[],
    Array.from({ length: other.length + 1 }, (_, index) => index),
    [] as number[],
  ];
  for (let i = 1; i <= one.length; i += 1) {
    row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return Math.min(3, last[other.length] ?? 3);
}
