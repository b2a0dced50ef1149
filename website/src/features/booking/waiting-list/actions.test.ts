import { expect, test, vi } from 'vitest';
import { refusal } from '@/test/backend-answers';
import { stubContent } from '@/test/content-backend';
import { formOf } from '@/test/form-of';
import { jar } from '@/test/next-headers';
import { answerOfferAction, joinWaitingListAction } from './actions';

const NUMBER = '482-915-633';
vi.mock('next/headers', () => import('@/test/next-headers'));
jar.set(`waiting-${NUMBER}`, 'the-key-of-the-entry');

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), refresh }));

const booked = { bookingNumber: '715-302-467', manageKey: 'the-key-of-the-booking' };
const entry = {
  ...{ number: NUMBER, state: 'booked', locale: 'ar', firstName: 'منى', doctor: null, specialty: null },
  ...{ service: null, branches: [], weekdays: [], parts: [], until: '2026-12-30', earlierThan: null },
  ...{ createdAt: '2026-11-29T08:00:00.000Z', offer: null, booked },
};

/** Answers an offer, which leads to an address. */
const expectLed = (answer: string, address: string) =>
  expect(
    answerOfferAction(formOf({ locale: 'ar', number: NUMBER, offer: 'a'.repeat(24), answer })),
  ).rejects.toMatchObject({ digest: expect.stringContaining(`;${address};`) });

test('whoever accepts a time is led to its booking, by the answer to that alone', async () => {
  // Any other call gets no answer.
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { method, body }: { method: string; body: string }) => {
    if (method !== 'POST') return new Response(null, { status: 503 });
    sent.push(JSON.parse(body));
    return Response.json({ data: entry });
  });
  await expectLed('accept', `/ar/booking/confirmation/715-302-467#${booked.manageKey}`);
  expect(sent).toMatchObject([{ data: { consentLocale: 'ar' } }]);
});

test('whoever would have to prove the phone first is told to call, as no code can be typed there', async () => {
  vi.stubGlobal('fetch', async () => refusal(409, 'PhoneProofRequiredError'));
  await expectLed('accept', `/ar/booking/waiting-list/${NUMBER}?outcome=limit`);
});

test('whoever agreed to words that an editor has changed meanwhile reads them anew, agrees again, and is on no list before', async () => {
  const joined: unknown[] = [];
  stubContent((address, { method }) => {
    if (method === 'POST') joined.push(address.pathname);
    return undefined;
  });
  const former = { turn: 0, values: {}, faults: {}, notice: null };
  const sent = { key: crypto.randomUUID(), firstName: 'Mona', consent: 'on', shownWords: 'those of before' };
  const { values, notice } = await joinWaitingListAction(former, formOf({ locale: 'en', ...sent }));
  expect([values.firstName, values.consent]).toEqual([['Mona'], []]);
  expect(notice?.text).toContain('changed what you agree to');
  expect([joined, refresh.mock.calls.length]).toEqual([[], 1]);
});

test('a form that was changed after an entry had used its key up gets another one', async () => {
  vi.stubGlobal('fetch', async () => refusal(422, 'IdempotencyKeyReusedError'));
  const key = crypto.randomUUID();
  const former = { turn: 0, values: {}, faults: {}, notice: null };
  const state = await joinWaitingListAction(former, formOf({ locale: 'ar', key, firstName: 'منى' }));
  expect(state.values).toMatchObject({ firstName: ['منى'], key: [expect.not.stringMatching(key)] });
});

test('whoever declines a time, or leaves, is shown the entry as it is then, with its key', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { ...entry, state: 'waiting', booked: null } }));
  refresh.mockClear();
  for (const answer of ['decline', 'leave'])
    await expectLed(answer, `/ar/booking/waiting-list/${NUMBER}#the-key-of-the-entry`);
  expect(refresh).toHaveBeenCalledTimes(2);
});
