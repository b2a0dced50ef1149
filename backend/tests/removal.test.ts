import { describe, expect, test } from 'vitest';
import { pluck, startClinic } from './support/clinic';
import { signInEditor } from './support/editor';

/** Content that two live appointments need, by its noun; an organisation is booked with by hand. */
const needed: Record<string, string> = {};
const numbers: string[] = [];

const ARABIC: Record<string, Record<string, string>> = {
  branch: { name: 'المعادي', address: 'شارع 9' },
  doctor: { name: 'د. منى' },
  service: { name: 'كشف' },
  specialty: { name: 'الأذن والسمع' },
  organisation: { name: 'شركة النيل' },
};
const NOUNS = Object.keys(ARABIC);

const idOf = (noun: string) => needed[noun] ?? '';
const publishedIn = async (noun: string, documentId = idOf(noun)) => {
  const where = { documentId, publishedAt: { $notNull: true } };
  return pluck(await backend.strapi.db.query(`api::${noun}.${noun}`).findMany({ where }), 'locale').sort();
};
const screen = (noun: string) => `/content-manager/collection-types/api::${noun}.${noun}`;
const schedules = (doctor: string) =>
  backend.strapi.db.query('api::schedule.schedule').findMany({ where: { doctor: { documentId: doctor } } });

async function publishInBoth(noun: string, documentId: string) {
  await documents(noun).update({ documentId, locale: 'ar', data: ARABIC[noun] ?? {} });
  await documents(noun).publish({ documentId, locale: '*' });
}

async function make(noun: string, name: string, more: Record<string, unknown> = {}): Promise<string> {
  const { documentId } = await documents(noun).create({ locale: 'en', data: { name, ...more } });
  await publishInBoth(noun, documentId);
  return documentId;
}

const { backend, clinic, db, book, documents, settings } = await startClinic();
const rows = () => db()('appointments');
const editor = await signInEditor(backend);
needed.organisation = await make('organisation', 'Nile Company', { kind: 'company' });
const { branch, doctor, specialty } = clinic;
Object.assign(needed, { branch, doctor, service: clinic.consultation, specialty });
for (const noun of NOUNS) await publishInBoth(noun, idOf(noun));
for (let count = 0; count < 2; count += 1)
  numbers.push((await book({ specialty: clinic.specialty })).bookingNumber);
await rows().update({ organisation: idOf('organisation') });

describe.each(NOUNS)('a %s that live appointments need', (noun) => {
  test('is not unpublished or deleted by a call, in one language or all', async () => {
    for (const locale of ['*', 'ar', undefined]) {
      const which = { documentId: idOf(noun), ...(locale ? { locale } : {}) };
      await expect(documents(noun).unpublish(which)).rejects.toThrow(/needed for 2 booked visits/);
      await expect(documents(noun).delete(which)).rejects.toThrow(/needed for 2 booked visits/);
    }
    expect(await publishedIn(noun)).toEqual(['ar', 'en']);
  });

  const presses: [string, 'POST' | 'DELETE', string, unknown?][] = [
    ['Unpublish', 'POST', '/ID/actions/unpublish?locale=en', { discardDraft: false }],
    ['Unpublish and discard the draft', 'POST', '/ID/actions/unpublish?locale=ar', { discardDraft: true }],
    ['Unpublish of several', 'POST', '/actions/bulkUnpublish?locale=en', { documentIds: ['ID'] }],
    ['Unpublish multiple locales', 'POST', '/actions/bulkUnpublish?locale[0]=ar', { documentIds: ['ID'] }],
    ['Delete entry (all locales)', 'DELETE', '/ID?locale=*'],
    ['Delete entry (Arabic)', 'DELETE', '/ID?locale=ar'],
    ['Delete of several', 'POST', '/actions/bulkDelete?locale=en', { documentIds: ['ID'] }],
  ];
  // The buttons are the same for all of them.
  test.each(noun === 'doctor' ? presses : presses.slice(0, 1))(
    'is kept when an editor presses %s, who is told why',
    async (_, method, path, body) => {
      const inPlace = (text: string) => text.replace('ID', idOf(noun));
      const sent = body === undefined ? undefined : JSON.parse(inPlace(JSON.stringify(body)));
      const answer = await editor.call(method, `${screen(noun)}${inPlace(path)}`, sent);
      expect(answer.status).toBe(400);
      const { message, details } = answer.body.error;
      expect(message).toMatch(/is needed for 2 booked visits: /);
      for (const number of numbers) expect(message).toContain(number);
      expect(message).toContain('10:00');
      expect(message).not.toMatch(/Laila|Hassan|\+20/);
      expect(details).toMatchObject({ total: 2 });
      expect(await publishedIn(noun)).toEqual(['ar', 'en']);
    },
  );
});

test('of several entries none is removed when one of them is needed', async () => {
  const unneeded = await make('specialty', 'Rhinology');
  const documentIds = [unneeded, idOf('specialty')];
  for (const action of ['bulkUnpublish', 'bulkDelete']) {
    const path = `${screen('specialty')}/actions/${action}?locale=en`;
    expect((await editor.call('POST', path, { documentIds })).status).toBe(400);
    expect(await publishedIn('specialty', unneeded)).toEqual(['ar', 'en']);
  }
});

test('a schedule is kept while it alone covers live appointments, by screen and by call', async () => {
  const inBranch = [];
  for (const { documentId } of await schedules(clinic.doctor)) {
    const removal = documents('schedule').delete({ documentId });
    const refused = await removal.then(() => null).catch((error: Error) => error.message);
    if (refused === null) continue;
    inBranch.push(documentId);
    expect(refused).toMatch(/needed for 2 booked visits/);
    const answer = await editor.call('DELETE', `${screen('schedule')}/${documentId}`);
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toContain(numbers[0]);
    const bulk = { documentIds: [documentId] };
    expect((await editor.call('POST', `${screen('schedule')}/actions/bulkDelete`, bulk)).status).toBe(400);
  }
  // The doctor's hours in the other branch, where nobody has booked, were removed.
  expect(inBranch).toHaveLength(1);
  expect(await schedules(clinic.doctor)).toHaveLength(1);
});

test('what no live appointment needs is unpublished in both languages by the button, wherever it is pressed, or in one that is chosen on purpose, and removed once its appointments are canceled', async () => {
  for (const tab of ['en', 'ar']) {
    const documentId = await make('doctor', 'Dr Amira');
    const path = `${screen('doctor')}/${documentId}/actions/unpublish?locale=${tab}`;
    expect((await editor.call('POST', path, { discardDraft: false })).status).toBe(200);
    expect(await publishedIn('doctor', documentId)).toEqual([]);
  }
  const byScreen = await make('doctor', 'Dr Salma');
  const path = `${screen('doctor')}/actions/bulkUnpublish?locale[0]=ar`;
  expect((await editor.call('POST', path, { documentIds: [byScreen] })).status).toBe(200);
  expect(await publishedIn('doctor', byScreen)).toEqual(['en']);
  const byCall = await make('doctor', 'Dr Farah');
  await documents('doctor').unpublish({ documentId: byCall, locale: 'en' });
  expect(await publishedIn('doctor', byCall)).toEqual(['ar']);

  await rows().update({ status: 'canceled' });
  const unpublished = documents('specialty').unpublish({ documentId: specialty, locale: '*' });
  const words =
    'The service “Hearing test” would be on the site without its specialty, and booked with every doctor.';
  await expect(unpublished).rejects.toThrow(words);
  expect(await publishedIn('specialty')).toEqual(['ar', 'en']);
  await documents('service').unpublish({ documentId: clinic.longAppointment, locale: '*' });
  const usual = documents('service').unpublish({ documentId: clinic.consultation, locale: '*' });
  await expect(usual).rejects.toThrow('Choose another in the booking settings first');
  expect(await publishedIn('service')).toEqual(['ar', 'en']);
  await settings({ defaultService: null });
  for (const noun of NOUNS) {
    const path = `${screen(noun)}/${idOf(noun)}/actions/unpublish?locale=en`;
    expect((await editor.call('POST', path, { discardDraft: false })).status).toBe(200);
    expect(await publishedIn(noun)).toEqual([]);
  }
  for (const { documentId } of await schedules(clinic.doctor))
    expect((await editor.call('DELETE', `${screen('schedule')}/${documentId}`)).status).toBe(200);
});

test('a language of the site cannot be removed in the settings', async () => {
  const { id } = await backend.strapi.db.query('plugin::i18n.locale').findOne({ where: { code: 'ar' } });
  const before = await backend.strapi.db.query('api::doctor.doctor').count({ where: { locale: 'ar' } });
  const answer = await editor.call('DELETE', `/i18n/locales/${id}`);
  expect(answer.status).toBe(400);
  expect(answer.body.error.message).toContain('English and Arabic');
  expect(await backend.strapi.db.query('api::doctor.doctor').count({ where: { locale: 'ar' } })).toBe(before);
});
