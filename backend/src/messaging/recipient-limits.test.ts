import { expect, test } from 'vitest';
import type { Channel } from '../contract/channels';
import { Limits, memoryStore } from '../platform/limits/limits';
import { Measures } from '../platform/measures';
import { RecipientLimits } from './recipient-limits';

const limits = new RecipientLimits({ limits: new Limits(memoryStore()), measures: new Measures() });

type Counted = { kind: string; recipients: string[]; channel?: Channel; isByStranger?: boolean };

async function countOf({ kind, recipients, channel = 'email', isByStranger = true }: Counted) {
  const asked = recipients.map((to) => limits.mayReceive({ channel, kind, to, isByStranger }));
  return (await Promise.all(asked)).filter(Boolean).length;
}
const times = (count: number, to: string) => Array.from({ length: count }, () => to);

test('one address is sent ten mails about requests in a day, however it is written and whoever asks', async () => {
  const recipients = [...times(13, ' Victim@A.example'), ...times(12, 'victim@a.example')];
  expect(await countOf({ kind: 'visit-received', recipients })).toBe(10);
  expect(await countOf({ kind: 'visit-received', recipients: ['another@a.example'] })).toBe(1);
  expect(await countOf({ kind: 'visit-canceled', recipients })).toBe(20);
});

test('messages of the clinic are sent after a stranger has used up the day of a phone, and are not counted', async () => {
  const asked = { kind: 'visit-canceled', recipients: times(20, '+201001234569'), channel: 'sms' } as const;
  expect(await countOf({ ...asked, isByStranger: false })).toBe(20);
  expect(await countOf(asked)).toBe(5);
  expect(await countOf({ ...asked, isByStranger: false })).toBe(20);
});

test('messages that a stranger cannot cause more often than bookings are not counted; confirmations are: at once, and by cancelling and taking it back, a stranger causes them too', async () => {
  expect(await countOf({ kind: 'visit-reminder', recipients: times(100, 'victim@a.example') })).toBe(100);
  const phones = times(30, '+201001234568');
  expect(await countOf({ kind: 'visit-confirmed', recipients: phones, channel: 'sms' })).toBe(10);
  expect(await countOf({ kind: 'visit-confirmed', recipients: times(30, 'other@a.example') })).toBe(20);
});

test('one phone is sent five messages about requests in a day, on whichever channel, and two that say STOP is heard', async () => {
  const recipients = times(4, '+201001234567');
  expect(await countOf({ kind: 'visit-received', recipients, channel: 'sms' })).toBe(4);
  expect(await countOf({ kind: 'visit-received', recipients, channel: 'whatsapp' })).toBe(1);
  expect(await countOf({ kind: 'inbox-stopped', recipients, channel: 'whatsapp' })).toBe(2);
});
