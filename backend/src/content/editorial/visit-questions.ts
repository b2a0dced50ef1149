import { z } from 'zod';
import { foldText } from '../../contract/fold-text';
import {
  MOST_CHOICES,
  QUESTION_KEY,
  QUESTION_KINDS,
  type VisitQuestion,
  YES_NO,
} from '../../contract/visit-questions';
import { storedText } from '../../platform/instant';
import type { Problem, Words } from './problem';

const text = storedText.transform((given) => given.trim());

/** A question as stored by editors, with both languages. */
const row = z.object({
  kind: z.enum(QUESTION_KINDS),
  key: text,
  labelEn: text,
  labelAr: text,
  hintEn: text,
  hintAr: text,
  choicesEn: text,
  choicesAr: text,
  mustAnswer: z.coerce.boolean().nullish().transform(Boolean),
  shownIf: text,
  shownIfAnswer: text,
});
type Row = z.output<typeof row>;

const linesOf = (choices: string) => choices.split(/\s*\n\s*/).filter((line) => line !== '');
const hasChoices = ({ kind }: Row) => kind === 'one_of' || kind === 'several_of';
const isDeciding = (one: Row) => one.kind === 'yes_no' || hasChoices(one);

/** The answer that a condition names, as answers are stored: a word, or the place of a choice; null when it is none. */
function conditionAnswer(other: Row, words: string): string | null {
  const wanted = foldText(words);
  const known =
    other.kind === 'yes_no' ? [YES_NO, ['نعم', 'لا']] : [linesOf(other.choicesEn), linesOf(other.choicesAr)];
  const place = known.map((list) => list.findIndex((one) => foldText(one) === wanted)).find((at) => at >= 0);
  if (place === undefined) return null;
  return other.kind === 'yes_no' ? (YES_NO[place] ?? null) : String(place);
}

/** The questions of a service as patients get them. A condition on an unknown question, which saving refuses, always holds. */
export const questionRows = z
  .array(row)
  .nullish()
  .transform((rows): VisitQuestion[] =>
    (rows ?? []).map((one) => {
      const other = rows?.find(({ key }) => key === one.shownIf);
      const answer = other ? conditionAnswer(other, one.shownIfAnswer) : null;
      const arabic = linesOf(one.choicesAr);
      return {
        key: one.key,
        kind: one.kind,
        label: { en: one.labelEn, ar: one.labelAr },
        hint:
          one.hintEn || one.hintAr ? { en: one.hintEn || one.hintAr, ar: one.hintAr || one.hintEn } : null,
        choices: hasChoices(one)
          ? linesOf(one.choicesEn).map((en, place) => ({ en, ar: arabic[place] ?? en }))
          : [],
        isRequired: one.mustAnswer,
        shownIf: other && answer !== null ? { key: other.key, answer } : null,
      };
    }),
  );

const WORDS = {
  key: {
    en: 'Write a short name in small Latin letters, such as “allergy”.',
    ar: 'اكتب اسمًا قصيرًا بأحرف لاتينية صغيرة، مثل allergy.',
  },
  twice: {
    en: 'Another question of this service has this short name already.',
    ar: 'لسؤال آخر في هذه الخدمة هذا الاسم القصير نفسه.',
  },
  choices: {
    en: `Write from 2 to ${MOST_CHOICES} choices, one on each line.`,
    ar: `اكتب من خيارين إلى ${MOST_CHOICES} خيارًا، كل خيار في سطر.`,
  },
  pairs: {
    en: 'Write the same choices in both languages, in the same order: as many lines here as there.',
    ar: 'اكتب الخيارات نفسها باللغتين وبالترتيب نفسه: عدد الأسطر هنا كعددها هناك.',
  },
  other: {
    en: 'Name an earlier question of yes or no, or with choices, by its short name.',
    ar: 'اذكر بالاسم القصير سؤالًا سابقًا جوابه نعم أو لا، أو له خيارات.',
  },
  step: {
    en: 'That question has a condition itself: only one that is always asked can decide.',
    ar: 'لذلك السؤال شرط هو الآخر، ولا يُبنى الشرط إلا على سؤال يُطرح دائمًا.',
  },
  answer: {
    en: 'This is no answer to that question: write yes or no, or one of its choices word for word.',
    ar: 'ليس هذا جوابًا عن ذلك السؤال: اكتب نعم أو لا، أو أحد خياراته بنصه.',
  },
} satisfies Record<string, Words>;

function problemsOf(one: Row, before: Row[]): [field: keyof Row, words: Words][] {
  const problems: [keyof Row, Words][] = [];
  if (!QUESTION_KEY.test(one.key)) problems.push(['key', WORDS.key]);
  if (before.some(({ key }) => key === one.key)) problems.push(['key', WORDS.twice]);
  if (hasChoices(one)) {
    const [english, arabic] = [linesOf(one.choicesEn).length, linesOf(one.choicesAr).length];
    if (english < 2 || english > MOST_CHOICES) problems.push(['choicesEn', WORDS.choices]);
    else if (english !== arabic) problems.push(['choicesAr', WORDS.pairs]);
  }
  if (!one.shownIf && !one.shownIfAnswer) return problems;
  const other = before.find(({ key }) => key === one.shownIf);
  if (!other || !isDeciding(other)) problems.push(['shownIf', WORDS.other]);
  else if (other.shownIf) problems.push(['shownIf', WORDS.step]);
  else if (conditionAnswer(other, one.shownIfAnswer) === null) problems.push(['shownIfAnswer', WORDS.answer]);
  return problems;
}

/** Lists the faults of a service's questions, for whoever saves it. */
export function checkQuestions({ questions }: Record<string, unknown>): Problem[] {
  const rows = z.array(row).safeParse(questions ?? []).data ?? [];
  return rows.flatMap((one, index) =>
    problemsOf(one, rows.slice(0, index)).map(([field, message]) => ({
      path: ['questions', String(index), field],
      message,
    })),
  );
}
