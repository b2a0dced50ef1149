import { z } from 'zod';
import { CARD_TOKEN } from './card';
import { plainNumbers } from './digits';
import type { FieldFault } from './field-faults';
import { lineSchema, linesSchema } from './line-schema';
import { names } from './names';
import type { LANGUAGES } from './patient';

/** Kinds of questions that a service asks before a visit; a heading asks nothing. */
export const QUESTION_KINDS = [
  'short_text',
  'long_text',
  'yes_no',
  'one_of',
  'several_of',
  'number',
  'date',
  'picture',
  'consent',
  'heading',
] as const;

export const MOST_CHOICES = 12;
export const SHORT_ANSWER_LENGTH = 120;
export const LONG_ANSWER_LENGTH = 1000;

/** Name of a question in answers and forms, the same in both languages. */
export const QUESTION_KEY = /^[a-z][a-z0-9-]{0,29}$/;

/** Value for a picture that came with earlier answers and stays. */
export const KEPT_PICTURE = 'kept';

const PICTURE = 'answer-';
/** The picture that answers a question, among the files of its appointment. */
export const answerPicture = (key: string) => `${PICTURE}${key}`;

/** The key of the question that such a file answers; null for any other file. */
export function keyOfAnswerPicture(side: string): string | null {
  const key = side.startsWith(PICTURE) ? side.slice(PICTURE.length) : '';
  return QUESTION_KEY.test(key) ? key : null;
}

/** Sheet on which a name is drawn: its points are whole numbers in it. */
export const NAME_SHEET = { width: 400, height: 160 };
export const DRAWN_NAME_LENGTH = 2000;
/** Path data of SVG: each stroke from a point on, by steps. */
const DRAWN_NAME = /^(?:M\d{1,3} \d{1,3}l-?\d{1,3} -?\d{1,3}(?: -?\d{1,3} -?\d{1,3})*)+$/;

/** Returns whether a signature was drawn rather than typed. */
export function isDrawnName(text: string): boolean {
  return text.length <= DRAWN_NAME_LENGTH && DRAWN_NAME.test(text);
}

/** The names of a consent, as they were typed and as they were drawn. */
export function namesOfConsent(given: readonly string[] = []): { typed: string[]; drawn: string[] } {
  return { typed: given.filter((text) => !isDrawnName(text)), drawn: given.filter(isDrawnName).slice(0, 1) };
}

/** A yes-or-no question is answered with one of these words. */
export const YES_NO = ['yes', 'no'] as const;

export const visitQuestion = z.object({
  key: z.string(),
  kind: z.enum(QUESTION_KINDS),
  label: names,
  hint: names.nullable(),
  /** Choices of `one_of` and `several_of`; an answer is the place of the choice in this list. */
  choices: z.array(names),
  isRequired: z.boolean(),
  /** Another question and the answer to it with which this one is asked; null where it always is. */
  shownIf: z.object({ key: z.string(), answer: z.string() }).nullable(),
});
export type VisitQuestion = z.output<typeof visitQuestion>;

/** Answers by the key of their question: one text each, several for `several_of`. Unanswered questions have no entry. */
export const visitAnswers = z.record(z.string(), z.array(z.string()));
export type VisitAnswers = z.output<typeof visitAnswers>;

/** Questions, answers, and when they came; an answer is read by the question as it was asked then. */
export const answeredQuestions = z.object({
  questions: z.array(visitQuestion),
  answers: visitAnswers,
  /** Null while nobody has answered. */
  answeredAt: z.string().nullable(),
});
export type AnsweredQuestions = z.output<typeof answeredQuestions>;

/** Answers that are sent; each is judged by its question. */
export const answersRequest = z.strictObject({
  answers: z.record(
    z.string().regex(QUESTION_KEY),
    z.array(z.string().max(LONG_ANSWER_LENGTH * 4)).max(MOST_CHOICES),
  ),
});

export const answeredQuestionsAnswer = z.object({ data: answeredQuestions });

/** Lists the questions that are asked with these answers. */
export function listShown(questions: readonly VisitQuestion[], answers: VisitAnswers): VisitQuestion[] {
  return questions.filter(
    ({ shownIf }) => shownIf === null || answers[shownIf.key]?.includes(shownIf.answer),
  );
}

type Judged = { values: string[] } | { fault: FieldFault };

function judgeText(schema: z.ZodType<string>) {
  return ([text]: string[]): Judged => {
    const read = schema.safeParse(text);
    if (read.success) return { values: [read.data] };
    return { fault: read.error.issues[0]?.code === 'too_big' ? 'tooLong' : 'invalid' };
  };
}

const NUMBER = /^-?\d{1,9}(?:\.\d{1,4})?$/;
const EARLIEST_DATE = '1900-01-01';
const LATEST_DATE = '2199-12-31';

function judgeNumber([typed = '']: string[]): Judged {
  const plain = plainNumbers(typed).replace(/[,،٫]/, '.');
  return NUMBER.test(plain) ? { values: [plain] } : { fault: 'invalid' };
}

function judgeDate([typed = '']: string[]): Judged {
  const date = plainNumbers(typed);
  const isDate = z.iso.date().safeParse(date).success && date >= EARLIEST_DATE && date <= LATEST_DATE;
  return isDate ? { values: [date] } : { fault: 'invalid' };
}

function judgeChoices(chosen: string[], known: readonly string[], most: number): Judged {
  const values = known.filter((value) => chosen.includes(value));
  const isKnown = chosen.every((value) => known.includes(value)) && values.length <= most;
  return isKnown ? { values } : { fault: 'notOffered' };
}

const shortText = judgeText(lineSchema(SHORT_ANSWER_LENGTH));

/** A typed name, a drawn one, or both. */
function judgeConsent(given: string[]): Judged {
  const { typed, drawn } = namesOfConsent(given);
  if (typed.length === 0) return { values: drawn };
  const judged = shortText(typed);
  return 'fault' in judged ? judged : { values: [...judged.values, ...drawn] };
}

const JUDGES: Record<VisitQuestion['kind'], (given: string[], question: VisitQuestion) => Judged> = {
  short_text: shortText,
  long_text: judgeText(linesSchema(LONG_ANSWER_LENGTH)),
  yes_no: (given) => judgeChoices(given, YES_NO, 1),
  one_of: (given, { choices }) => judgeChoices(given, placesOf(choices), 1),
  several_of: (given, { choices }) => judgeChoices(given, placesOf(choices), choices.length),
  number: judgeNumber,
  date: judgeDate,
  picture: ([token = '']) =>
    token === KEPT_PICTURE || CARD_TOKEN.test(token) ? { values: [token] } : { fault: 'invalid' },
  consent: judgeConsent,
  heading: () => ({ values: [] }),
};

function placesOf(choices: readonly unknown[]): string[] {
  return choices.map((_, place) => String(place));
}

/** Judges answers: returns them cleaned, without those to unasked questions, and the faults by question. */
export function judgeAnswers(questions: readonly VisitQuestion[], given: VisitAnswers) {
  const answers: VisitAnswers = {};
  const faults: Record<string, FieldFault> = {};
  for (const question of listShown(questions, given)) {
    const { key, kind, isRequired } = question;
    if (kind === 'heading') continue;
    const said = (given[key] ?? []).filter((text) => text.trim() !== '');
    if (said.length === 0) {
      if (isRequired) faults[key] = 'required';
      continue;
    }
    const judged = JUDGES[kind](said, question);
    if ('fault' in judged) faults[key] = judged.fault;
    else answers[key] = judged.values;
  }
  return { answers, faults };
}

/** Says an answer in a language; `words` are those of yes and no. A picture has none, nor has a name that was drawn. */
export function answerInWords(
  { key, kind, choices }: VisitQuestion,
  answers: VisitAnswers,
  language: (typeof LANGUAGES)[number],
  words: Record<(typeof YES_NO)[number], string>,
): string[] {
  const given = answers[key] ?? [];
  if (kind === 'yes_no') return given.map((value) => (value === 'yes' ? words.yes : words.no));
  if (kind === 'one_of' || kind === 'several_of')
    return given.flatMap((place) => choices[Number(place)]?.[language] ?? []);
  if (kind === 'consent') return namesOfConsent(given).typed;
  return kind === 'picture' ? [] : given;
}
