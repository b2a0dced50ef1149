import { expect, test } from 'vitest';
import { memoryStore } from '../platform/limits/limit-store';
import { Limits } from '../platform/limits/limits';
import { Measures } from '../platform/measures';
import { RecipientLimits } from './recipient-limits';

const limits = new RecipientLimits({ limits: new Limits(memoryStore()), measures: new Measures() });

async function countOf({ kind, recipients }: { kind: string; recipients: string[] }) {
  const answers = await Promise.all(recipients.map((to) => limits.mayReceive({ kind, to })));
  return answers.filter(Boolean).length;
}

test('one address is sent ten mails about requests in a day, however it is written and whoever asks', async () => {
  const recipients = Array.from({ length: 25 }, (_, index) =>
    index % 2 ? 'victim@a.example' : ' Victim@A.example',
  );
  expect(await countOf({ kind: 'visit-received', recipients })).toBe(10);
  expect(await countOf({ kind: 'visit-received', recipients: ['another@a.example'] })).toBe(1);
  expect(await countOf({ kind: 'visit-canceled', recipients })).toBe(20);
});

test('what only staff can cause is not counted', async () => {
  const recipients = Array.from({ length: 100 }, () => 'victim@a.example');
  expect(await countOf({ kind: 'visit-confirmed', recipients })).toBe(100);
});
