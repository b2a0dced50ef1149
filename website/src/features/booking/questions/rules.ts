import { LONG_ANSWER_LENGTH, QUESTION_KEY, type VisitAnswers } from '@/contract/visit-questions';

const START = 'q-';
/** End of the name of the field that carries a picture itself. */
const PICTURE = 'Picture';

/** Name of the field of a question, and id of its first control. */
export const fieldOf = (key: string) => `${START}${key}`;

/** Answers as they stand in a form, none that a form of ours could not hold. */
export function readAnswers(form: FormData): VisitAnswers {
  const answers: VisitAnswers = {};
  for (const [name, value] of form) {
    const key = name.startsWith(START) ? name.slice(START.length) : '';
    if (!QUESTION_KEY.test(key) || typeof value !== 'string' || value.trim() === '') continue;
    answers[key] = [...(answers[key] ?? []), value.slice(0, 2 * LONG_ANSWER_LENGTH)];
  }
  return answers;
}

/** Pictures that came along with a form, by the key of their question. */
export function readPictures(form: FormData): [key: string, picture: File][] {
  return [...form].flatMap(([name, value]) => {
    const key =
      name.startsWith(START) && name.endsWith(PICTURE) ? name.slice(START.length, -PICTURE.length) : '';
    return QUESTION_KEY.test(key) && value instanceof File && value.size > 0 ? [[key, value]] : [];
  });
}
