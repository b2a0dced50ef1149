import { expect, test } from 'vitest';
import { dateAt } from '../src/scheduling/zone';
import { ask, dataOf } from './support/clinic';
import { moveClock } from './support/clock';
import { createBranch, createDoctor } from './support/content';
import { documentsOf } from './support/documents';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();

const { strapi } = backend;
const documents = (noun: string) => documentsOf(strapi, noun);
const readAsWebsite = async (path: string) =>
  dataOf(await ask(backend, path, { headers: backend.websiteHeaders }));
const rowsOf = (noun: string, documentId: string) =>
  backend.strapi.db.query(`api::${noun}.${noun}`).findMany({ where: { documentId } });

test('a short number counts up within its kind, is the same in every language and version, stays, and is never given out again, nor twice to 20 at once; a slug comes from the name of its language, stays when it changes, is normalised when an editor writes it, and comes back when emptied', async () => {
  const names = { name: 'Dr. Omar El-Gohary', arabicName: 'د. عمر الجوهري' };
  const first = await createDoctor({ strapi, ...names });
  const second = await createDoctor({ strapi, name: 'Second', arabicName: 'الثاني' });
  const branch = await createBranch({ strapi, name: 'Dokki', arabicName: 'الدقي' });
  const numbers = async (noun: string, id: string) => (await rowsOf(noun, id)).map(({ number }) => number);
  const firstNumbers = await numbers('doctor', first);
  expect(firstNumbers).toEqual(Array(4).fill(firstNumbers[0]));
  expect(await numbers('doctor', second)).toEqual(Array(4).fill(firstNumbers[0] + 1));
  expect(await numbers('branch', branch)).toEqual([1, 1, 1, 1]);

  const asked = { name: 'Rhinology', number: 77 };
  const { documentId, number } = await documents('specialty').create({ data: asked });
  expect(number).not.toBe(77);
  const data = { name: 'Rhinology', number: 5 };
  await documents('specialty').update({ documentId, data, status: 'published' });
  expect((await rowsOf('specialty', documentId)).map((row) => row.number)).toEqual([number, number]);
  const one = await documents('article').create({ data: { title: 'One' } });
  await documents('article').delete({ documentId: one.documentId, locale: '*' });
  expect((await documents('article').create({ data: { title: 'Two' } })).number).toBe(one.number + 1);
  const make = (_: unknown, index: number) =>
    documents('article').create({ data: { title: `At once ${index}` } });
  const made = await Promise.all(Array.from({ length: 20 }, make));
  expect(new Set(made.map(({ number }) => number)).size).toBe(20);

  const slugs = new Set((await rowsOf('doctor', first)).map(({ slug }) => slug));
  expect(slugs).toEqual(new Set(['dr-omar-el-gohary', 'د-عمر-الجوهري']));

  const wax = await documents('article').create({ data: { title: 'Ear wax: what helps?' } });
  const update = async (data: Record<string, unknown>) =>
    (await documents('article').update({ documentId: wax.documentId, data })).slug;
  expect(await update({ title: 'Ear wax' })).toBe('ear-wax-what-helps');
  expect(await update({ slug: ' Ear  Wax & You ' })).toBe('ear-wax-you');
  expect(await update({ excerpt: 'Short' })).toBe('ear-wax-you');
  expect(await update({ slug: '' })).toBe('ear-wax');
  const copied = { title: 'Loud music', slug: 'ear-wax' };
  const copy = await documents('article').clone({ documentId: wax.documentId, locale: 'en', data: copied });
  expect((await rowsOf('article', copy.documentId)).map(({ slug }) => slug)).toEqual(['loud-music']);
  const { documentId: id } = wax;
  const filledIn = { documentId: id, locale: 'ar', data: { title: 'شمع الأذن', slug: 'ear-wax' } };
  expect((await documents('article').update(filledIn)).slug).toBe('شمع-الأذن');
});

test('a schedule survives that its doctor and branch are edited, published again, unpublished and back', async () => {
  const doctor = await createDoctor({ strapi, name: 'Nadia', arabicName: 'نادية' });
  const branch = await createBranch({ strapi, name: 'Alexandria', arabicName: 'الإسكندرية' });
  const shifts = [{ weekday: 'monday', startsAt: '09:00:00.000', endsAt: '12:00:00.000' }];
  await documents('schedule').create({ data: { doctor, branch, slotMinutes: 20, shifts } });
  const query = `filters[doctor][documentId]=${doctor}&populate[doctor][fields]=name&populate[branch][fields]=name&populate[shifts]=true`;
  const isWhole = async () => {
    const whole = { doctor: { documentId: doctor }, branch: { documentId: branch }, shifts: [{}] };
    expect(await readAsWebsite(`/schedules?${query}`)).toMatchObject([whole]);
  };
  await isWhole();
  const ids = { doctor, branch };
  for (const noun of ['doctor', 'branch', 'doctor', 'branch'] as const) {
    await documents(noun).update({ documentId: ids[noun], locale: 'en', data: { name: 'Renamed' } });
    await documents(noun).publish({ documentId: ids[noun], locale: '*' });
    await isWhole();
  }
  await documents('doctor').unpublish({ documentId: doctor, locale: '*' });
  await documents('doctor').publish({ documentId: doctor, locale: '*' });
  await isWhole();
});

test('no symptom is on the site without the warning sign that is chosen for it, in whatever order both are published and taken off', async () => {
  const data = { name: 'Battery in the nose', whatToDo: 'Go to hospital now.' };
  const sign = { documentId: (await documents('red-flag').create({ locale: 'en', data })).documentId };
  const felt = { name: 'Swallowed a battery', redFlag: sign.documentId };
  const { documentId } = await documents('symptom').create({ locale: 'en', data: felt });
  const isShown = async () => (await documents('symptom').findMany({ status: 'published' })).length > 0;
  const refused = 'The symptom “Swallowed a battery” would be on the site without its warning sign';
  await expect(documents('symptom').publish({ documentId, locale: 'en' })).rejects.toThrow(refused);
  expect(await isShown()).toBe(false);
  await documents('red-flag').publish({ ...sign, locale: 'en' });
  await documents('symptom').publish({ documentId, locale: 'en' });
  await expect(documents('red-flag').unpublish({ ...sign, locale: '*' })).rejects.toThrow(refused);
  await expect(documents('red-flag').delete({ ...sign, locale: '*' })).rejects.toThrow(refused);
  // An edited sign is published as before.
  await documents('red-flag').update({ ...sign, locale: 'en', data: { whatToDo: 'Go at once.' } });
  await documents('red-flag').publish({ ...sign, locale: 'en' });
  const [left] = await documents('symptom').findMany({ status: 'published', populate: ['redFlag'] });
  expect(left).toMatchObject({ redFlag: { whatToDo: 'Go at once.' } });
  await documents('symptom').unpublish({ documentId, locale: '*' });
  await documents('red-flag').unpublish({ ...sign, locale: '*' });
});

const texts = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

test('an offer or a job on the site is not left without the only branch that it names, as it would be of all', async () => {
  const place = { address: 'Road 9', phone: '+20225550177', country: 'EG', timeZone: 'Africa/Cairo' };
  const data = { name: 'Heliopolis', ...place };
  const branch = (await documents('branch').create({ locale: 'en', status: 'published', data })).documentId;
  const offer = { title: 'Hearing week', terms: 'Once.', endsOn: '2098-12-31', branches: [branch] };
  const job = { title: 'Nurse', startsOn: '2026-01-01', body: texts('Come'), branch };
  const takeOff = () => documents('branch').unpublish({ documentId: branch, locale: '*' });
  for (const [noun, entry] of [
    ['offer', offer],
    ['vacancy', job],
  ] as const) {
    const { documentId } = await documents(noun).create({ locale: 'en', data: entry });
    await documents(noun).publish({ documentId, locale: 'en' });
    await expect(takeOff()).rejects.toThrow(`“${entry.title}” would be on the site without its branch`);
    await documents(noun).unpublish({ documentId, locale: '*' });
  }
  // One that is over is in nobody's way: by the clock of Cairo, where the next day has begun.
  const night = new Date().setUTCHours(23, 30);
  const shift = night - Date.now();
  const past = { ...offer, startsOn: '2020-01-01', endsOn: dateAt(night, 'UTC') };
  await documents('offer').create({ locale: 'en', status: 'published', data: past });
  moveClock(shift);
  expect(await takeOff()).toBeTruthy();
  moveClock(-shift);
});

type Page = { blocks: { doctors?: { documentId: string }[] }[] };

/** The doctors of each block of a published page, as the website reads them. */
async function doctorsOf(number: number, locale: string): Promise<string[][]> {
  const query = new URLSearchParams({
    locale,
    'filters[number]': String(number),
    'fields[0]': 'number',
    'populate[blocks][on][page-block.doctors][fields][0]': 'heading',
    'populate[blocks][on][page-block.doctors][populate][doctors][fields][0]': 'documentId',
    'populate[blocks][on][page-block.text][fields][0]': 'heading',
  });
  const [page]: Page[] = await readAsWebsite(`/pages?${query}`);
  return (page?.blocks ?? []).map(({ doctors = [] }) => doctors.map(({ documentId }) => documentId));
}

test('what the blocks of a page show is there after the page, or what it shows, was published anew; of what was unpublished nothing is left until the page is published again', async () => {
  const one = await createDoctor({ strapi, name: 'One', arabicName: 'واحد' });
  const two = await createDoctor({ strapi, name: 'Two', arabicName: 'اثنان' });
  const blocks = (heading: string) => [
    { __component: 'page-block.text', heading, body: texts(heading) },
    { __component: 'page-block.doctors', heading, doctors: [two, one] },
  ];
  const english = { title: 'Ears', blocks: blocks('Who') };
  const { documentId, number } = await documents('page').create({ locale: 'en', data: english });
  const arabic = { title: 'الأذن', blocks: blocks('من') };
  await documents('page').update({ documentId, locale: 'ar', data: arabic });
  await documents('page').publish({ documentId, locale: '*' });
  const shown = async () => Promise.all(['en', 'ar'].map((locale) => doctorsOf(number, locale)));
  const whole = Array(2).fill([[], [two, one]]);
  expect(await shown()).toEqual(whole);

  await documents('page').update({ documentId, locale: 'en', data: { title: 'Ears and hearing' } });
  await documents('page').publish({ documentId, locale: 'en' });
  expect(await shown()).toEqual(whole);

  await documents('doctor').update({ documentId: one, locale: 'en', data: { title: 'Consultant' } });
  await documents('doctor').publish({ documentId: one, locale: '*' });
  expect(await shown()).toEqual(whole);

  await documents('doctor').unpublish({ documentId: two, locale: '*' });
  expect(await doctorsOf(number, 'en')).toEqual([[], [one]]);
  await documents('doctor').publish({ documentId: two, locale: '*' });
  // Strapi has forgotten it in the published page alone.
  await documents('page').publish({ documentId, locale: '*' });
  expect(await shown()).toEqual(whole);
});
