import { expect, test } from 'vitest';
import { EDITOR_ACCESS, EDITOR_ROLES } from '../src/app/editor/editor-roles';
import {
  collectionTypes,
  type EditorialNoun,
  editorialNouns,
  singleTypes,
  uidOf,
} from '../src/content/editorial/types';
import { dataOf, findBy, pluck } from './support/clinic';
import { moveClock } from './support/clock';
import { createBranch, createDoctor } from './support/content';
import { documentsOf } from './support/documents';
import { type Editor, signInEditor } from './support/editor';
import { formOf, photograph } from './support/pictures';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();
const editor = await signInEditor(backend);
const { strapi } = backend;
const doctor = await createDoctor({ strapi, name: 'Hala Mansour', arabicName: 'هالة منصور' });
const branch = await createBranch({ strapi, name: 'Maadi', arabicName: 'المعادي' });
const specialties = documentsOf(strapi, 'specialty');
const ears = { locale: 'en', data: { name: 'Ear and hearing' } };
const { documentId: specialty } = await specialties.create(ears);
await specialties.update({ documentId: specialty, locale: 'ar', data: { name: 'الأذن والسمع' } });
const doctors = documentsOf(strapi, 'doctor');
await doctors.update({ documentId: doctor, locale: 'en', data: { specialties: [specialty] } });
const review = { authorName: 'Laila', rating: 5, doctor, branch };
await documentsOf(strapi, 'review').create({ locale: 'en', data: review });

// Strapi refuses to show an unwritten entry to somebody who may not create it.
for (const noun of singleTypes.filter((one) => strapi.contentType(uidOf(one)).options?.draftAndPublish))
  await documentsOf(backend.strapi, noun).create({ locale: 'ar', data: {} });
const editors = {
  secretary: await signInEditor(backend, EDITOR_ROLES.secretary.code),
  marketing: await signInEditor(backend, EDITOR_ROLES.marketing.code),
};

const usages = (type: string, documentId: string, who = editor) =>
  who.call('GET', `/content-manager/clinic/usages?uid=api::${type}.${type}&documentId=${documentId}`);

test('where an entry is used is told by type, title and field, without types that the editor may not see', async () => {
  const place = { uid: 'api::doctor.doctor', documentId: doctor, title: 'Hala Mansour' };
  const used = { ...place, field: 'specialties', versions: [{ language: 'en', state: 'draft' }] };
  expect((await usages('specialty', specialty)).body.data).toEqual([used]);
  const reviewed = { uid: 'api::review.review', title: 'Laila', field: 'doctor' };
  expect((await usages('doctor', doctor)).body.data).toMatchObject([reviewed]);
  const { marketing } = editors;
  const dayOff = { doctor, startsOn: '2030-01-01', endsOn: '2030-01-02' };
  await documentsOf(strapi, 'day-off').create({ data: dayOff });
  const typesFor = async (who: Editor) => pluck((await usages('doctor', doctor, who)).body.data, 'uid');
  expect(await typesFor(editor)).toContain('api::day-off.day-off');
  expect(await typesFor(marketing)).toEqual(['api::review.review']);
  expect((await usages('booking-setting', doctor, marketing)).status).toBe(403);
});

const notBookable = async () => (await editor.call('GET', '/content-manager/clinic/not-bookable')).body.data;
const missingOf = async (documentId: string) =>
  findBy(await notBookable(), 'documentId', documentId)?.missing ?? [];
const shifts = [{ weekday: 'monday', startsAt: '09:00:00.000', endsAt: '17:00:00.000' }];
const hours = (whose: string, fields: object = {}) => {
  const data = { doctor: whose, branch, slotMinutes: 20, shifts, ...fields };
  return documentsOf(strapi, 'schedule').create({ status: 'published', data });
};

test('doctors who cannot be booked are told by what is missing, until nothing is, and as published just now for as long as it is', async () => {
  const late = await createDoctor({ strapi, name: 'Nour Late', arabicName: 'نور' });
  expect(await missingOf(late)).toEqual(['specialty', 'hours']);
  expect(await missingOf(doctor)).toEqual(['hours']);
  const dates = { validFrom: '2020-01-01', validTo: '2020-02-01' };
  await hours(late, { ...dates, onTheseDates: 'replaces_regular_hours' });
  await doctors.update({ documentId: late, locale: 'ar', data: { specialties: [specialty] } });
  expect(await missingOf(late)).toEqual(['hours']);
  await hours(late);
  expect(await missingOf(late)).toEqual([]);
  expect((await fetch(`${backend.url}/content-manager/clinic/not-bookable`)).status).toBe(401);

  const justPublished = async (documentId: string) =>
    findBy(await notBookable(), 'documentId', documentId).isJustPublished;
  const fresh = await createDoctor({ strapi, name: 'Noha Samy', arabicName: 'نهى سامي' });
  expect(await justPublished(fresh)).toBe(true);
  moveClock(31_000);
  expect(await justPublished(fresh)).toBe(false);
});

const DOCTORS = '/content-manager/collection-types/api::doctor.doctor';

test('addresses that another entry has are told before saving, and refused in the editor’s language', async () => {
  const path = '/content-manager/clinic/address?uid=api::doctor.doctor&locale=en';
  const ask = (slug: string, more = '') => editor.call('GET', `${path}&slug=${slug}${more}`);
  expect((await ask('Hala%20Mansour')).body.data).toEqual({ slug: 'hala-mansour', takenBy: 'Hala Mansour' });
  expect((await ask('hala-mansour', `&documentId=${doctor}`)).body.data.takenBy).toBeNull();
  expect((await ask('somebody-else')).body.data.takenBy).toBeNull();

  const taken = { name: 'Another', slug: 'hala-mansour' };
  const refused = await editor.call('POST', `${DOCTORS}?locale=en`, taken);
  const words = '“Hala Mansour” already has this address. Write another one, or leave it empty.';
  expect([refused.status, refused.body.error.message]).toEqual([400, words]);
  expect(refused.body.error.details.errors[0].path).toEqual(['slug']);
  await editor.call('PUT', '/admin/users/me', { preferedLanguage: 'ar' });
  expect((await editor.call('POST', `${DOCTORS}?locale=en`, taken)).body.error.message).toBe(
    'هذا العنوان مستخدم في «Hala Mansour». اكتب عنوانًا آخر أو اتركه فارغًا.',
  );
  await editor.call('PUT', '/admin/users/me', { preferedLanguage: 'en' });
});

test('the picker of a review finds a doctor by the name of either language, in the form of either', async () => {
  const find = async (words: string, language: string) => {
    const query = new URLSearchParams({ locale: language, _q: words, page: '1', pageSize: '10' });
    const path = `/content-manager/relations/api::review.review/doctor?${query}`;
    return pluck((await editor.call('GET', path)).body.results, 'documentId');
  };
  for (const [words, language] of [
    ['Hala', 'ar'],
    ['هالة', 'en'],
    ['هالة', 'ar'],
  ] as const)
    expect(await find(words, language), `${words} in ${language}`).toContain(doctor);
  expect(await find('nobody', 'en')).toEqual([]);
});

const trySentence = async (sentence: string) =>
  (await editor.call('POST', '/content-manager/clinic/warnings', { sentence })).body.data;

test('trying a sentence tells what the site warns of, and what it would once drafts are published, in any words of the same meaning', async () => {
  const signs = documentsOf(strapi, 'red-flag');
  const said = { everydayWords: 'cannot breathe', notMeant: 'cannot breathe nose' };
  const data = { name: 'Trouble breathing', ...said, whatToDo: 'Call an ambulance.' };
  const { documentId } = await signs.create({ locale: 'en', data });
  const sign = { documentId, name: 'Trouble breathing' };
  expect(await trySentence('msh 2ader atnafas')).toMatchObject({ published: [], draft: [sign] });
  await signs.publish({ documentId, locale: 'en' });
  for (const words of ['i cant breeth', 'مو قادرة اتنفس'])
    expect(await trySentence(words), words).toMatchObject({ published: [sign], draft: [sign] });
  await signs.update({ documentId, locale: 'en', data: { everydayWords: 'turning blue' } });
  expect(await trySentence('his lips are turning purple')).toMatchObject({ published: [], draft: [sign] });
  const notMeant = await trySentence('my nose is blocked and I cannot breathe');
  expect(notMeant).toMatchObject({ published: [], draft: [] });
  const unnamed = { published: [], draft: [], resemblesDanger: true };
  expect(await trySentence('my son swallowed a battery')).toEqual(unnamed);
  expect(await trySentence('how much is a hearing test')).toEqual({ ...unnamed, resemblesDanger: false });

  const symptoms = documentsOf(strapi, 'symptom');
  const linked = { name: 'Strange fruit', redFlag: documentId };
  const symptom = await symptoms.create({ locale: 'en', data: linked });
  await symptoms.update({ documentId: symptom.documentId, locale: 'ar', data: { name: 'حبة جوز الهند' } });
  expect(await trySentence('أكل حبة جوز الهند')).toMatchObject({ published: [], draft: [sign] });
});

const isCollection = (noun: EditorialNoun) => collectionTypes.some((one) => one === noun);
const pathOf = (noun: EditorialNoun) =>
  `/content-manager/${isCollection(noun) ? 'collection' : 'single'}-types/${uidOf(noun)}`;
const cases = (['secretary', 'marketing'] as const).flatMap((role) =>
  editorialNouns.map((noun) => ({ role, noun, access: EDITOR_ACCESS[noun][role] })),
);

test('each role of the editor finds, and makes anew, what the table says', async () => {
  for (const { role, noun, access } of cases) {
    const { status } = await editors[role].call('GET', `${pathOf(noun)}?locale=ar`);
    expect(access === 'none' ? [403] : [200, 404], `${role} ${noun}`).toContain(status);
  }
  const collections = cases.filter(({ noun }) => isCollection(noun));
  const kinds = new Map(collections.map((one) => [`${one.role} ${JSON.stringify(one.access)}`, one]));
  for (const { role, noun, access } of kinds.values()) {
    const { status } = await editors[role].call('POST', `${pathOf(noun)}?locale=ar`, {});
    // An empty entry may lack what its type needs: 400 is an answer to somebody who may.
    expect([role, noun, status === 403]).toEqual([role, noun, access !== 'write']);
  }
});

const settings = [
  ...['users', 'roles', 'api-tokens', 'webhooks'].map((name) => `/admin/${name}`),
  ...['roles', 'advanced', 'providers'].map((name) => `/users-permissions/${name}`),
];
test.each(['secretary', 'marketing'] as const)(
  'each role of the editor %s uploads a picture and writes, publishes and takes off an Arabic question, and has no accounts and settings',
  async (role) => {
    for (const path of settings) {
      const { status } = await editors[role].call('GET', path);
      expect([401, 403, 404], `${role} ${path}`).toContain(status);
    }
    expect((await editors[role].upload(formOf({ [`${role}.jpg`]: await photograph() }))).status).toBe(201);
    const path = pathOf('faq');
    const faq = { question: 'متى تفتحون؟', answer: 'من التاسعة صباحًا.' };
    const made = dataOf(await editors[role].call('POST', `${path}/actions/publish?locale=ar`, faq));
    const id = String(Reflect.get(Object(made), 'documentId'));
    const taken = await editors[role].call('POST', `${path}/${id}/actions/unpublish?locale=ar`, {});
    expect(taken.status).toBe(200);
    expect((await editors[role].call('DELETE', `${path}/${id}?locale=*`)).status).toBe(200);
  },
);

const stored = (noun: 'doctor' | 'branch', documentId: string) =>
  backend.strapi.db.query(uidOf(noun)).findOne({ where: { documentId, locale: 'en', publishedAt: null } });

test('the secretary changes a phone; marketing changes the words beside it and the phone stays, closes no doctor for bookings and deletes none', async () => {
  const path = `${pathOf('branch')}/${branch}`;
  const change = { phone: '+20220000199', summary: 'By the river' };
  expect((await editors.marketing.call('PUT', `${path}?locale=en`, change)).status).toBe(200);
  expect(await stored('branch', branch)).toMatchObject({ phone: '+20220000101', summary: 'By the river' });
  expect((await editors.secretary.call('PUT', `${path}?locale=en`, change)).status).toBe(200);
  expect(await stored('branch', branch)).toMatchObject({ phone: '+20220000199' });

  const page = `${pathOf('doctor')}/${doctor}`;
  const closed = { title: 'Consultant', takesNoNewBookings: true, depositAmount: '500' };
  expect((await editors.marketing.call('PUT', `${page}?locale=en`, closed)).status).toBe(200);
  const kept = { title: 'Consultant', takesNoNewBookings: false, depositAmount: null };
  expect(await stored('doctor', doctor)).toMatchObject(kept);
  expect((await editors.marketing.call('DELETE', `${page}?locale=*`)).status).toBe(403);
});

test.each(['strapi-editor', 'strapi-author'])('%s of Strapi may work in both languages', async (role) => {
  const editor = await signInEditor(backend, role);
  const faq = { question: 'أين أنتم؟', answer: 'في المعادي.' };
  expect((await editor.call('POST', `${pathOf('faq')}?locale=ar`, faq)).status).toBe(201);
});

test('the title of an entry in the editor is its name, and of what there is one, the name of the type', async () => {
  for (const [noun, mainField] of [
    ['home', 'id'],
    ['booking-setting', 'id'],
    ['doctor', 'name'],
  ]) {
    const path = `/content-manager/content-types/api::${noun}.${noun}/configuration`;
    const { contentType } = dataOf(await editors.secretary.call('GET', path));
    expect([noun, contentType.settings.mainField]).toEqual([noun, mainField]);
  }
});
