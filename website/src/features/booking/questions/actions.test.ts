import { expect, test, vi } from 'vitest';
import { formOf } from '@/test/form-of';
import { stubSettings } from '@/test/secrets';
import { answerQuestionsAction } from './actions';
import { writeAsked } from './asked-rules';
import { fieldOf } from './rules';

vi.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'clinic.example', origin: 'https://clinic.example' }),
  cookies: async () => ({ get: () => ({ value: 'the-key-of-the-booking' }) }),
}));
const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), refresh }));

const both = (text: string) => ({ en: text, ar: text });
const question = (key: string, ...choices: string[]) => ({
  ...{ key, kind: 'one_of' as const, label: both(key), hint: null, choices: choices.map(both) },
  ...{ isRequired: true, shownIf: null },
});

test('an answer to a question that an editor has changed meanwhile is asked for again, the others stay, and none is sent', async () => {
  stubSettings();
  const since = question('since', 'today', 'long ago');
  const now = [question('ear', 'both', 'left', 'right'), since, question('more', 'yes')];
  const methods: string[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { method }: { method: string }) => {
    methods.push(method);
    return Response.json({ data: { questions: now, answers: {}, answeredAt: null } });
  });
  const send = (asked: string) => {
    const fields = { number: '482-915-633', asked, [fieldOf('ear')]: '0', [fieldOf('since')]: '1' };
    return answerQuestionsAction(
      { turn: 0, answers: {}, faults: {}, notice: null, fault: null },
      formOf({ locale: 'en', ...fields }),
    );
  };
  const { notice, answers } = await send(writeAsked([question('ear', 'left', 'right'), since]));
  expect([notice, answers]).toEqual(['changed', { since: ['1'] }]);
  expect([methods, refresh.mock.calls.length]).toEqual([['GET'], 1]);
  // As they are now, or in a form of before that does not say.
  for (const asked of [writeAsked(now), '']) await expect(send(asked)).rejects.toThrow('NEXT_REDIRECT');
});
