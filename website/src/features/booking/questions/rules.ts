import {
  LONG_ANSWER_LENGTH,
  QUESTION_KEY,
  type VisitAnswers,
  type VisitQuestion,
} from '@/contract/visit-questions';

const START = 'q-';
/** End of a field's name that occurs in no key, so that one question's field cannot equal another's. */
const END = '_';
/** End of the name of the field that carries a picture itself. */
const PICTURE = `${END}Picture`;

/** Name of the field of a question, and id of its first control. */
export const fieldOf = (key: string) => `${START}${key}${END}`;

function keyOf(name: string, end: string): string | null {
  const key = name.startsWith(START) && name.endsWith(end) ? name.slice(START.length, -end.length) : '';
  return QUESTION_KEY.test(key) ? key : null;
}

/** Answers as they stand in a form, none that a form of ours could not hold. */
export function readAnswers(form: FormData): VisitAnswers {
  const answers: VisitAnswers = {};
  for (const [name, value] of form) {
    const key = keyOf(name, END);
    if (key === null || typeof value !== 'string' || value.trim() === '') continue;
    answers[key] = [...(answers[key] ?? []), value.slice(0, 2 * LONG_ANSWER_LENGTH)];
  }
  return answers;
}

/** Returns everything the patient wrote in their own words, a line for each answer, also to questions removed since. */
export function readWritten(questions: readonly VisitQuestion[], answers: VisitAnswers): string {
  const wordless = questions.filter(({ kind }) => kind !== 'short_text' && kind !== 'long_text');
  return (
    Object.entries(answers)
      .flatMap(([key, given]) => (wordless.some((question) => question.key === key) ? [] : given))
      // A choice is stored as its number.
      .filter((text) => /\p{L}/u.test(text))
      .join('\n')
  );
}

/** Pictures that came along with a form, by the key of their question. */
export function readPictures(form: FormData): [key: string, picture: File][] {
  return [...form].flatMap(([name, value]) => {
    const key = keyOf(name, PICTURE);
    return key !== null && value instanceof File && value.size > 0 ? [[key, value]] : [];
  });
}
