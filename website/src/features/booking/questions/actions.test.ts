import { expect, test, vi } from 'vitest';
import type { VisitQuestion } from '@/contract/visit-questions';
import { stubContent } from '@/test/content-backend';
import { formOf } from '@/test/form-of';
import { jar } from '@/test/next-headers';
import { answerQuestionsAction } from './actions';
import { writeAsked } from './asked-rules';
import { fieldOf } from './rules';

vi.mock('next/headers', () => import('@/test/next-headers'));
jar.set('booking-482-915-633', 'the-key-of-the-booking');
const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), refresh }));

const both = (text: string) => ({ en: text, ar: text });
const question = (key: string, ...choices: string[]) => ({
  ...{ key, kind: 'one_of' as const, label: both(key), hint: null, choices: choices.map(both) },
  ...{ isRequired: true, shownIf: null },
});

const NEW = { turn: 0, answers: {}, faults: {}, notice: null, fault: null };
const send = (fields: Record<string, string>) =>
  answerQuestionsAction(NEW, formOf({ locale: 'en', number: '482-915-633', ...fields }));

test('an answer to a question that an editor has changed meanwhile is asked for again, the others stay, and none is sent', async () => {
  const since = question('since', 'today', 'long ago');
  const now = [question('ear', 'both', 'left', 'right'), since, question('more', 'yes')];
  const methods: string[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { method }: { method: string }) => {
    methods.push(method);
    return Response.json({ data: { questions: now, answers: {}, answeredAt: null } });
  });
  const sendAsked = (asked: string) => send({ asked, [fieldOf('ear')]: '0', [fieldOf('since')]: '1' });
  const { notice, answers } = await sendAsked(writeAsked([question('ear', 'left', 'right'), since]));
  expect([notice, answers]).toEqual(['changed', { since: ['1'] }]);
  expect([methods, refresh.mock.calls.length]).toEqual([['GET'], 1]);
  // As they are now, or in a form of before that does not say.
  for (const asked of [writeAsked(now), '']) await expect(sendAsked(asked)).rejects.toThrow('NEXT_REDIRECT');
});

test('what may be an emergency is answered with what to do now, whatever else is wrong, and stored when it is sent again', async () => {
  const questions: VisitQuestion[] = [{ ...question('how'), kind: 'long_text' }];
  const stored: unknown[] = [];
  stubContent((address, { method, body }) => {
    if (!address.pathname.startsWith('/api/appointments')) return undefined;
    if (method !== 'GET') stored.push(JSON.parse(String(body)).answers);
    return Response.json({ data: { questions, answers: {}, answeredAt: null } });
  });
  const said = { [fieldOf('how')]: 'It began at noon. Suddenly I cannot breathe' };
  const { danger, answers } = await send({ ...said, asked: writeAsked([question('how', 'well')]) });
  expect([danger?.warning?.warnings[0]?.title, Object.keys(answers), stored]).toEqual([
    'This may be an emergency',
    ['how'],
    [],
  ]);
  const again = { ...said, asked: writeAsked(questions), dangerAsked: danger?.asked ?? '' };
  await expect(send(again)).rejects.toThrow('NEXT_REDIRECT');
  expect(stored).toHaveLength(1);
  // An editor has taken the question away, or made another of it, while it was answered.
  questions.push(question('ear', 'left'));
  for (const key of ['gone', 'ear']) {
    const asked = writeAsked([{ ...question(key), kind: 'long_text' }]);
    const late = await send({ [fieldOf(key)]: 'Suddenly I cannot breathe', asked });
    expect(late.danger?.warning?.warnings).toHaveLength(1);
  }
  expect(stored).toHaveLength(1);
});
