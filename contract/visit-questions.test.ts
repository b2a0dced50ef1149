import { expect, test } from 'vitest';
import { answerInWords, isDrawnName, judgeAnswers, listShown, type VisitQuestion } from './visit-questions';

const both = (text: string) => ({ en: text, ar: text });
const question = (key: string, kind: VisitQuestion['kind'], more: Partial<VisitQuestion> = {}) => ({
  ...{ key, kind, label: both(key), hint: null, choices: [], isRequired: false, shownIf: null },
  ...more,
});
const judge = (asked: VisitQuestion, given: string[]) => judgeAnswers([asked], { [asked.key]: given });
const faultsOf = (asked: VisitQuestion, ...given: string[]) => judge(asked, given).faults[asked.key];
const answerTo = (asked: VisitQuestion, ...given: string[]) => judge(asked, given).answers[asked.key];

test('a question with a condition is asked, and its answer kept, with that answer to the other alone', () => {
  const questions = [
    question('allergy', 'yes_no'),
    question('which', 'short_text', { isRequired: true, shownIf: { key: 'allergy', answer: 'yes' } }),
  ];
  const keysOf = (answer: string) => listShown(questions, { allergy: [answer] }).map(({ key }) => key);
  expect([keysOf('yes'), keysOf('no')]).toEqual([['allergy', 'which'], ['allergy']]);
  expect(judgeAnswers(questions, { allergy: ['yes'] }).faults).toEqual({ which: 'required' });
  const hidden = judgeAnswers(questions, { allergy: ['no'], which: ['penicillin'] });
  expect(hidden).toEqual({ answers: { allergy: ['no'] }, faults: {} });
});

test('texts are cleaned and bounded, and what is blank is no answer', () => {
  const short = question('name', 'short_text');
  expect(answerTo(short, '  Hala \u202e Adel ')).toEqual(['Hala Adel']);
  expect(faultsOf(short, 'x'.repeat(121))).toBe('tooLong');
  expect(answerTo(question('story', 'long_text'), 'one\r\ntwo')).toEqual(['one\ntwo']);
  expect(answerTo(short, '   ')).toBeUndefined();
  expect(faultsOf(question('name', 'consent', { isRequired: true }), ' ')).toBe('required');
});

test('a name is typed, drawn as strokes on its sheet, or both', () => {
  const consent = question('name', 'consent', { isRequired: true });
  const drawn = 'M10 20l3 -4 0 5M100 9l0 0';
  expect(answerTo(consent, drawn)).toEqual([drawn]);
  expect(answerTo(consent, drawn, ' Huda Adel ')).toEqual(['Huda Adel', drawn]);
  const words = answerInWords(consent, { name: ['Huda Adel', drawn] }, 'en', { yes: '', no: '' });
  expect(words).toEqual(['Huda Adel']);
  for (const text of ['M1 2', `${drawn}z`, `M1 2l${'3 4 '.repeat(500)}5 6`, 'M1 2l3 4"/>'])
    expect([text, isDrawnName(text)]).toEqual([text, false]);
  expect(answerTo(question('name', 'short_text'), drawn)).toEqual([drawn]);
});

test('numbers and dates are read in the digits of both languages', () => {
  for (const typed of [' ١٢٫٥ ', '١٢،٥', '\u200f12.5'])
    expect(answerTo(question('weight', 'number'), typed)).toEqual(['12.5']);
  expect(faultsOf(question('weight', 'number'), 'twelve')).toBe('invalid');
  expect(answerTo(question('day', 'date'), '٢٠٢٤-٠٢-٢٩ ')).toEqual(['2024-02-29']);
  for (const day of ['2023-02-29', '1899-12-31', 'soon'])
    expect(faultsOf(question('day', 'date'), day)).toBe('invalid');
});

test('only offered choices are taken, one or several, and of a picture the token of a kept one', () => {
  const choices = [both('left'), both('right')];
  const one = question('ear', 'one_of', { choices });
  const several = question('ears', 'several_of', { choices });
  expect([answerTo(one, '1'), answerTo(several, '1', '0')]).toEqual([['1'], ['0', '1']]);
  const faults = [faultsOf(one, '0', '1'), faultsOf(one, '2'), faultsOf(several, '0', 'x')];
  expect(faults).toEqual(Array(3).fill('notOffered'));
  expect(faultsOf(question('sure', 'yes_no'), 'perhaps')).toBe('notOffered');
  const words = { yes: 'Yes', no: 'No' };
  expect(answerInWords(several, { ears: ['0', '1'] }, 'en', words)).toEqual(['left', 'right']);
  expect(answerInWords(question('sure', 'yes_no'), { sure: ['no'] }, 'en', words)).toEqual(['No']);
  const picture = question('ear', 'picture');
  expect([answerTo(picture, 'kept'), faultsOf(picture, '../1')]).toEqual([['kept'], 'invalid']);
});
