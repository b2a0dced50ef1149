import { beforeEach, expect, test, vi } from 'vitest';
import { formOf } from '@/test/form-of';
import { askForLinksAction, proveMyPhoneAction } from './actions';

vi.mock('next/headers', () => import('@/test/next-headers'));

let asked: unknown[] = [];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return Response.json({ data: { phone: '+20501234567', againInSeconds: 60 } });
  });
});

const NEW = { turn: 0, typed: '', error: null };
const NO_PROOF = { ...NEW, sentTo: null, notice: null };
const NO_LINK = { ...NEW, isSent: false };

const sent = (fields: Record<string, string>) => formOf({ locale: 'en', phoneCountry: 'EG', ...fields });

test('a code goes to a phone that is no mobile of the branch’s country only once it was asked about', async () => {
  const typed = { intent: 'send', phone: '0501234567' };
  const first = await proveMyPhoneAction(NO_PROOF, sent(typed));
  expect(first).toMatchObject({ sentTo: null, question: { text: expect.stringContaining('Egypt') } });
  expect(asked).toEqual([]);
  const second = await proveMyPhoneAction(NO_PROOF, sent({ ...typed, phoneAsked: typed.phone }));
  expect(second).toMatchObject({ sentTo: '+20501234567' });
  expect(asked).toMatchObject([{ data: { phone: '+20501234567' } }]);
});

test.each(['0501234567', 'mona@gmial.com'])('links go to %s only once it was asked about', async (to) => {
  const first = await askForLinksAction(NO_LINK, sent({ to }));
  expect(first).toMatchObject({ isSent: false, question: { asked: to } });
  expect(asked).toEqual([]);
  expect(await askForLinksAction(NO_LINK, sent({ to, toAsked: to }))).toMatchObject({ isSent: true });
  expect(asked).toHaveLength(1);
});
