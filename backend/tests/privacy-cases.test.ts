import { expect, test } from 'vitest';
import { caseDetailAnswer, caseListAnswer } from '../src/contract/privacy-case';
import { removeOldCases } from '../src/desk/privacy/case-rows';
import { DAY, dataOf, HOUR, newPhone, startClinic } from './support/clinic';

const { db, settings, book, cancel, ask, signIn, handOver, erase } = await startClinic();
const token = await signIn('manager');
const send = (path: string, data?: unknown) => ask(path, { token, data });

const wallTime = (instant: number) => {
  const styles = { dateStyle: 'short', timeStyle: 'short' } as const;
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Cairo', ...styles });
  return parts.format(instant).replace(' ', 'T');
};
const request = (more: object = {}) => ({
  ...{ kind: 'access', way: 'letter', receivedAt: wallTime(Date.now() - HOUR), name: 'Zanariya Kanary' },
  ...{ contact: newPhone(), text: 'What do you know of me?', ...more },
});
const open = async (more: object = {}): Promise<string> =>
  dataOf(await send('/privacy-cases', request(more)), 201).documentId;
const read = async (id: string) =>
  caseDetailAnswer.parse((await send(`/privacy-cases/${id}`)).body).data;
const list = async (which = 'open') =>
  caseListAnswer.parse((await send(`/privacy-cases?list=${which}`)).body);
const step = (id: string, action: string, state: string) =>
  send(`/privacy-cases/${id}/steps`, { action, state, text: `Words of ${action}` });

test('a request is due after the days of the settings, a breach after 72 hours, the most urgent first', async () => {
  await settings({ privacyRequestDays: 20 });
  const asked = await open();
  const breach = await open({ kind: 'breach', way: 'found', name: null, contact: null });
  const [one, other] = [await read(asked), await read(breach)];
  const periodOf = ({ receivedAt, dueAt }: typeof one) => Date.parse(dueAt) - Date.parse(receivedAt);
  expect([periodOf(one), periodOf(other)]).toEqual([20 * DAY, 72 * HOUR]);
  const { data, meta } = await list();
  expect(data.map(({ documentId }) => documentId)).toEqual([breach, asked]);
  expect(meta.counts).toEqual({ open: 2, closed: 0, overdue: 0 });
  const late = await open({ receivedAt: wallTime(Date.now() - 21 * DAY) });
  expect((await list()).data[0]).toMatchObject({ documentId: late, isOverdue: true });
});

test('what was done stays with who did it, a case that a colleague has closed is not closed again, and neither person nor words can be read in the database', async () => {
  const id = await open();
  expect((await step(id, 'noted', 'open')).status).toBe(200);
  expect((await step(id, 'answered', 'open')).status).toBe(200);
  expect((await step(id, 'refused', 'open')).status).toBe(409);
  expect((await step(id, 'noted', 'answered')).status).toBe(400);
  const { state, closedAt, history } = await read(id);
  expect([state, closedAt === null]).toEqual(['answered', false]);
  expect(history.map(({ action, text, by }) => [action, text, by.isYou])).toEqual([
    ['opened', null, true],
    ['noted', 'Words of noted', true],
    ['answered', 'Words of answered', true],
  ]);
  expect((await step(id, 'reopened', 'answered')).status).toBe(200);
  expect((await read(id)).state).toBe('open');
  const logged = await db()('log_entries').where({ subject: id }).orderBy('id').pluck('action');
  expect(logged).toEqual(['case.open', 'case.step', 'case.step', 'case.view', 'case.step']);
  const stored = JSON.stringify([await db()('privacy_cases'), await db()('privacy_case_events')]);
  for (const words of ['Zanariya', 'What do you know', 'Words of']) expect(stored).not.toContain(words);
});

test('a request cannot be from the future, without a name or with a contact that reaches nobody', async () => {
  const faultOf = async (more: object) => {
    const { status, body } = await send('/privacy-cases', request(more));
    return [status, body.error.details.errors[0].path[0]];
  };
  expect(await faultOf({ receivedAt: wallTime(Date.now() + HOUR) })).toEqual([400, 'receivedAt']);
  expect(await faultOf({ receivedAt: '2026-02-31T10:00' })).toEqual([400, 'receivedAt']);
  expect(await faultOf({ name: null })).toEqual([400, 'name']);
  expect(await faultOf({ contact: 'nobody' })).toEqual([400, 'contact']);
});

test('requests are handed over with the data of the person, and erasing leaves them as proof until they are old', async () => {
  const phone = newPhone();
  const own = await book({ phone });
  const id = await open({ contact: phone, kind: 'erasure' });
  await step(id, 'answered', 'open');
  expect((await send('/patients/search', { sought: phone })).body.data.cases).toBe(1);
  const exported = (await handOver(phone)).privacyCases;
  expect(exported).toMatchObject([{ kind: 'erasure', text: 'What do you know of me?' }]);
  expect(exported[0].privacyCaseEvents).toMatchObject([{}, { text: 'Words of answered' }]);
  await cancel(own);
  await erase(phone, 1);
  expect((await read(id)).name).toBe('Zanariya Kanary');
  const old = (now: number) => removeOldCases({ db: db(), now }, 90);
  expect(await old(Date.now() + 89 * DAY)).toBe(0);
  expect(await old(Date.now() + 91 * DAY)).toBeGreaterThan(0);
  expect((await send(`/privacy-cases/${id}`)).status).toBe(404);
  expect(await db()('privacy_case_events').where({ privacy_case: id })).toEqual([]);
});
