import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type SystemStatus, systemStatusAnswer } from '../src/contract/system-status';
import { VERSION } from '../src/contract/version';
import { DAY, MINUTE, startClinic } from './support/clinic';
import { startListener } from './support/listener';
import { until } from './support/until';

/** Reads the status as a manager; waits, as readings are kept for a second. */
async function read(): Promise<SystemStatus> {
  const { status, headers, body } = await ask('/system-status', { token });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  return systemStatusAnswer.parse(body).data;
}
async function readUntil(isSo: (status: SystemStatus) => boolean): Promise<SystemStatus> {
  let status = await read();
  await until(async () => {
    status = await read();
    return isSo(status);
  });
  return status;
}

/** Not so while a reading takes longer than what is waited for: its matter is null then. */
const isWhole = ({ versions, ...matters }: SystemStatus) =>
  versions.database !== null && Object.values(matters).every((matter) => matter !== null);

const note = (name: string, content: object) =>
  writeFileSync(join(backend.environment.DATA_DIR ?? '', `last-${name}.json`), JSON.stringify(content));

let mails = 0;
async function writeMail(more: object): Promise<void> {
  mails += 1;
  await db()('outbox_messages').insert({
    ...{ document_id: String(mails).padStart(24, 'm'), kind: 'test', reference: String(mails) },
    ...{ recipient: 'laila@clinic.example', subject: 'Laila', text: '', attempts: 0, state: 'waiting' },
    ...{ due_at: new Date(), created_at: new Date(), updated_at: new Date(), ...more },
  });
}

const website = await startListener();
// Nobody listens there: every mail fails, and is tried again.
const env = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'desk@clinic.example', WEBSITE_URL: website.url };
const { backend, db, book, stored, documents, ask, signIn } = await startClinic({ env });
const token = await signIn('manager');
beforeEach(async () => {
  await db()('outbox_messages').delete();
});

test('a clinic that has just begun lacks a backup, and nothing else', async () => {
  const status = await readUntil((found) => isWhole(found) && found.mail?.due === 0);
  expect(status.mail).toMatchObject({ state: 'well', isConfigured: true, failed: 0, lastSentAt: null });
  expect(status.messages).toEqual({ state: 'well', open: 0, oldestAt: null });
  expect(status.requests).toEqual({ state: 'well', pending: 0, late: 0, firstCallDueAt: null });
  expect(status.backups).toMatchObject({ state: 'act', newest: null, drilledAt: null, restoredAt: null });
  expect(status.jobs?.state).toBe('well');
  expect(status.jobs?.jobs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['sendMails', 'expirePendingAppointments', 'removeSentMails']),
  );
  expect(status.database?.bytes).toBeGreaterThan(100_000);
  expect(status.database?.freeBytes).toBeGreaterThan(0);
  expect(status.versions).toMatchObject({ product: VERSION, node: process.versions.node });
  expect(status.versions.database).toMatch(/^\d+\.\d+/);
});

test('mails that fail are counted, and are late by when they were to be sent first, and nothing of it is about a person', async () => {
  await writeMail({ due_at: new Date(Date.now() + 3 * DAY) });
  // Tried six times: put off by nearly two hours until now.
  await writeMail({ attempts: 6, due_at: new Date(Date.now() + 30 * MINUTE) });
  await writeMail({ state: 'failed' });
  await writeMail({ state: 'failed', updated_at: new Date(Date.now() - 8 * DAY) });
  await writeMail({ state: 'sent', sent_at: new Date('2026-11-20T10:00:00Z') });
  const { mail } = await readUntil((status) => status.mail?.failed === 1);
  expect(mail).toMatchObject({ state: 'act', due: 1, later: 1, lastSentAt: '2026-11-20T10:00:00.000Z' });
  expect(Date.parse(mail?.oldestDueAt ?? '')).toBeLessThan(Date.now() - 60 * MINUTE);
  const { body } = await ask('/system-status', { token });
  expect(JSON.stringify(body)).not.toMatch(/laila|omar|@|\+20/i);
});

test('what the commands of backups have noted is told', async () => {
  const at = (ago: number) => new Date(Date.now() - ago).toISOString();
  note('backup', { began: at(60 * MINUTE), bytes: 4096 });
  note('drill', { at: at(2 * DAY) });
  note('restore', { at: at(3 * DAY) });
  const tried = await readUntil((status) => status.backups?.newest?.bytes === 4096);
  const told = { drilledAt: expect.any(String), restoredAt: expect.any(String), failedAt: null };
  expect(tried.backups).toMatchObject({ state: 'well', ...told });
  note('failed-backup', { at: at(MINUTE) });
  const failed = await readUntil((status) => typeof status.backups?.failedAt === 'string');
  expect(failed.backups?.state).toBe('look');
});

test('a job is late by its last run in whichever process, and well again once it has run', async () => {
  const job = (status: SystemStatus) => status.jobs?.jobs.find(({ name }) => name === 'removeOldClaims');
  const old = Date.now() - 3 * DAY;
  await db()('last_runs').where({ name: 'removeOldClaims' }).update({ succeeded_at: old });
  const late = await readUntil((status) => job(status)?.condition === 'late');
  expect(late.jobs?.state).toBe('act');
  expect(job(late)?.lastSuccessAt).toBe(new Date(old).toISOString());
  // Missed at night, it is done in the next hour.
  await backend.strapi.cron.jobs.find(({ name }) => name === 'removeOldClaimsMissed')?.job.invoke();
  const mended = await readUntil((status) => job(status)?.condition === 'well');
  // Nothing is late any more; another job may have failed meanwhile.
  expect(mended.jobs?.state).not.toBe('act');
});

test('what was published last is told, and whether the website heard of it', async () => {
  const faqs = documents('faq');
  const { documentId } = await faqs.create({ locale: 'en', data: { question: 'Where?', answer: 'Here.' } });
  await faqs.publish({ documentId, locale: 'en' });
  const heard = await readUntil(
    ({ publishing }) => publishing?.last?.model === 'faq' && publishing.last.isHeard,
  );
  expect(heard.publishing).toMatchObject({ state: 'well', last: { isHeard: true } });

  website.stop();
  await faqs.publish({ documentId, locale: 'en' });
  const missed = await readUntil((status) => status.publishing?.state === 'look');
  expect(missed.publishing?.last).toMatchObject({ model: 'faq', isHeard: false });
});

test('requests of a series wait for one call, as on the work list', async () => {
  const [first, second] = [await book(), await book()];
  const callBy = new Date(Date.now() + DAY);
  const series = { series: first.bookingNumber };
  await stored(first.id).update({ ...series, call_by: callBy });
  await stored(second.id).update({ ...series, call_by: null });
  const { requests } = await readUntil((status) => (status.requests?.pending ?? 0) > 0);
  expect(requests?.pending).toBe(1);
});

test('a matter that cannot be read says so, and the others stand', async () => {
  await book();
  await db().schema.renameTable('contact_messages', 'contact_messages_away');
  const isAway = ({ messages, requests, mail }: SystemStatus) =>
    messages === null && requests?.pending === 2 && mail !== null;
  await readUntil(isAway);
  await db().schema.renameTable('contact_messages_away', 'contact_messages');
});
