import { beforeEach, expect, test } from 'vitest';
import { currentCatalogue } from '../src/catalogue/current-catalogue';
import { accountCaller } from './support/accounts';
import { dataOf, findBy, refusalOf, startClinic } from './support/clinic';

let version: string;

const settings = () => backend.strapi.documents('api::booking-setting.booking-setting');

const { backend, clinic, signIn } = await startClinic();
const token = await signIn('manager');
const { documentId = '' } = (await settings().findFirst({ locale: 'en' })) ?? {};
const arabic = { consentText: 'أوافق.', confirmationPromise: 'نتصل بك.' };
await settings().update({ documentId, locale: 'ar', data: arabic } as never);
beforeEach(async () => {
  ({ version } = (await shown()).body.data);
});

const { call } = accountCaller(backend);
const shown = () => call('/booking-settings/desk', { token });
const change = (values: unknown, given: Record<string, unknown> = {}) =>
  call('/booking-settings/desk', {
    token,
    method: 'PUT',
    data: { data: { version, language: 'en', values, ...given } },
  });

test('managers see every setting with its bounds, others none', async () => {
  const data = dataOf(await shown());
  const of = (name: string) => findBy(data.fields, 'name', name);
  expect(of('noticeMinutes')).toMatchObject({ kind: 'number', min: 0, max: 20160, value: '120' });
  expect(of('confirmation')).toMatchObject({ kind: 'choice', options: ['by_call', 'at_once'] });
  expect(of('defaultService')).toMatchObject({ kind: 'service', value: clinic.consultation });
  expect(of('callHours').value[0]).toEqual({ day: 'monday', opensAt: '00:00', closesAt: '00:00' });
  const expected = { kind: 'words', maxLength: 300, value: { en: '', ar: 'نتصل بك.' } };
  expect(of('confirmationPromise')).toMatchObject(expected);
  const staff = await signIn('staff');
  expect((await call('/booking-settings/desk', { token: staff })).status).toBe(403);
});

test('a change counts at once and in both languages, and the log has what was there before', async () => {
  expect((await currentCatalogue(backend.strapi)).data.rules.noticeMinutes).toBe(120);
  const { status, body } = await change({
    noticeMinutes: '180',
    movesStayConfirmed: 'true',
    defaultService: clinic.longAppointment,
    callExceptions: [{ day: '2030-01-07', opensAt: '', closesAt: '' }],
    confirmationPromise: { en: 'We call “you”.', ar: 'نتصل بك اليوم.' },
  });
  expect(status).toBe(200);
  expect(body.data.version).not.toBe(version);
  const { rules, callHours } = (await currentCatalogue(backend.strapi)).data;
  const expected = { noticeMinutes: 180, movesStayConfirmed: true, defaultService: clinic.longAppointment };
  expect(rules).toMatchObject(expected);
  expect(callHours?.exceptions).toEqual([{ date: '2030-01-07', opensAt: null, closesAt: null }]);
  const rows = await backend.db('booking_settings').orderBy('locale');
  expect(rows).toMatchObject([
    { locale: 'ar', notice_minutes: 180, confirmation_promise: 'نتصل بك اليوم.' },
    { locale: 'en', notice_minutes: 180, confirmation_promise: 'We call “you”.' },
  ]);
  const entries = await backend.db('log_entries').where({ action: 'settings.change' }).orderBy('id');
  expect(entries.map(({ detail }) => JSON.parse(detail))).toEqual(
    expect.arrayContaining([
      { setting: 'noticeMinutes', from: '120', to: '180' },
      { setting: 'confirmationPromise.ar', from: 'نتصل بك.', to: 'نتصل بك اليوم.' },
      { setting: 'callExceptions', from: '', to: '2030-01-07 -' },
    ]),
  );
  expect(entries).toHaveLength(6);
});

test('refused, with nothing stored what the editor’s form would refuse: each fault at its field, in the reader’s language', async () => {
  expect(refusalOf(await change({ horizonDays: '0', noticeMinutes: '60' }))).toEqual([
    400,
    'horizonDays tooSmall',
  ]);
  const checked = await change({ offersSms: 'true', callTimeZone: 'Cairo' }, { language: 'ar' });
  expect(refusalOf(checked)).toEqual([400, 'callTimeZone explained', 'phoneMessagesText explained']);
  expect(checked.body.error.details.errors[0].message).toContain('ليست منطقة زمنية');
  expect((await shown()).body.data.version).toBe(version);
});

test('refused, with nothing stored what an editor has changed since it was read', async () => {
  const { documentId = '' } = (await settings().findFirst({ locale: 'en' })) ?? {};
  await settings().update({ documentId, locale: 'en', data: { maxAge: 99 } } as never);
  const { status, body } = await change({ noticeMinutes: '60' });
  expect([status, body.error.name]).toEqual([409, 'VersionConflictError']);
});
