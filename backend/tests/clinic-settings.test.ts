import { expect, test } from 'vitest';
import { currentCatalogue } from '../src/catalogue/current-catalogue';
import { dataOf, findBy, refusalOf, startClinic } from './support/clinic';

const { backend, clinic, signIn, ask, documents, settings } = await startClinic();
const token = await signIn('manager');
await settings({ consentText: 'أوافق.', confirmationPromise: 'نتصل بك.' }, 'ar');

const path = '/booking-settings/desk';
const shown = () => ask(path, { token });
async function change(values: unknown, language = 'en') {
  const { version } = (await shown()).body.data;
  return ask(path, { token, method: 'PUT', data: { version, language, values } });
}

test('managers see every setting with its bounds; a change counts at once and in both languages, and the log has what was there before', async () => {
  const data = dataOf(await shown());
  const of = (name: string) => findBy(data.fields, 'name', name);
  expect(of('noticeMinutes')).toMatchObject({ kind: 'number', min: 0, max: 20160, value: '120' });
  expect(of('confirmation')).toMatchObject({ kind: 'choice', options: ['by_call', 'at_once'] });
  expect(of('defaultService')).toMatchObject({ kind: 'service', value: clinic.consultation });
  expect(of('callHours').value[0]).toEqual({ day: 'monday', opensAt: '00:00', closesAt: '00:00' });
  const words = { kind: 'words', maxLength: 300, value: { en: '', ar: 'نتصل بك.' } };
  expect(of('confirmationPromise')).toMatchObject(words);

  expect((await currentCatalogue(backend.strapi)).data.rules.noticeMinutes).toBe(120);
  const { status, body } = await change({
    noticeMinutes: '180',
    movesStayConfirmed: 'true',
    defaultService: clinic.longAppointment,
    callExceptions: [{ day: '2030-01-07', opensAt: '', closesAt: '' }],
    confirmationPromise: { en: 'We call “you”.', ar: 'نتصل بك اليوم.' },
  });
  expect(status).toBe(200);
  expect(body.data.version).not.toBe(data.version);
  const { rules, callHours } = (await currentCatalogue(backend.strapi)).data;
  const expected = { noticeMinutes: 180, movesStayConfirmed: true, defaultService: clinic.longAppointment };
  expect(rules).toMatchObject(expected);
  expect(callHours?.exceptions).toEqual([{ date: '2030-01-07', opensAt: null, closesAt: null }]);
  expect(await backend.db('booking_settings').orderBy('locale')).toMatchObject([
    { locale: 'ar', notice_minutes: 180, confirmation_promise: 'نتصل بك اليوم.' },
    { locale: 'en', notice_minutes: 180, confirmation_promise: 'We call “you”.' },
  ]);
  const entries = await backend.db('log_entries').where({ action: 'settings.change' }).orderBy('id');
  const some = [
    { setting: 'noticeMinutes', from: '120', to: '180' },
    { setting: 'confirmationPromise.ar', from: 'نتصل بك.', to: 'نتصل بك اليوم.' },
    { setting: 'callExceptions', from: '', to: '2030-01-07 -' },
  ];
  expect(entries.map(({ detail }) => JSON.parse(detail))).toEqual(expect.arrayContaining(some));
  expect(entries).toHaveLength(6);

  const service = { name: 'كشف الأطفال' };
  const arabicAlone = await documents('service').create({ locale: 'ar', status: 'published', data: service });
  for (const defaultService of [arabicAlone.documentId, clinic.longAppointment]) {
    expect((await change({ defaultService })).status).toBe(200);
    expect((await currentCatalogue(backend.strapi)).data.rules.defaultService).toBe(defaultService);
  }
});

test('refused, with nothing stored, is what the editor’s form would refuse, in the reader’s language, and what an editor has changed since it was read', async () => {
  const { version } = (await shown()).body.data;
  const wrong = await change({ horizonDays: '0', noticeMinutes: '60' });
  expect(refusalOf(wrong)).toEqual([400, 'horizonDays tooSmall']);
  const checked = await change({ offersSms: 'true', callTimeZone: 'Cairo' }, 'ar');
  expect(refusalOf(checked)).toEqual([400, 'callTimeZone explained', 'phoneMessagesText explained']);
  expect(checked.body.error.details.errors[0].message).toContain('ليست منطقة زمنية');
  expect((await shown()).body.data.version).toBe(version);
  await settings({ maxAge: 99 });
  const data = { version, language: 'en', values: { noticeMinutes: '60' } };
  expect(refusalOf(await ask(path, { token, method: 'PUT', data }))).toEqual([409, 'VersionConflictError']);
});
