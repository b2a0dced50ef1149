import { expect, it } from 'vitest';
import type { HistoryEvent } from '@/contract/appointment-history';
import { historyLine, historyWords } from './history-words';

const AT = '2026-11-12T08:00:00.000Z';
const EVENT: HistoryEvent = {
  ...{ at: AT, actor: 'user:x', by: { kind: 'staff', name: 'Sara Ali', isYou: false } },
  ...{ from: 'pending', to: 'pending', reason: null, action: null, dueAt: null, changes: [] },
  ...{ movedFrom: null, movedTo: null, movedToBranch: null, attendanceFrom: null, attendanceTo: null },
};

async function say(event: Partial<HistoryEvent>) {
  const history = [{ ...EVENT, ...event }];
  const [line] = await historyWords('ar', { timeZone: 'Africa/Cairo', history, mails: [] });
  if (!line) throw new Error('No line');
  return line;
}

it('what a patient or the desk has written keeps its own direction in the history', async () => {
  const reason = 'I am late, 10 minutes!';
  expect((await say({ action: 'answered', reason })).what).toBe(`ردّ: «\u2068${reason}\u2069»`);
  expect((await say({ action: 'messaged', reason })).what).toBe(`رسالة إلى المريض: \u2068${reason}\u2069`);
});

it('a name of the other script does not draw the day behind it to itself', async () => {
  const said = historyLine(await say({ action: 'tookOver' }));
  expect(said).toMatch(/^تولى المكالمة بدلًا من زميل · \u2068Sara Ali\u2069 · .*12 نوفمبر/);
});
