import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createDoctor } from './support/content';
import { documentsOf } from './support/documents';
import { readAnswer } from './support/json';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();

const documents = (noun: string) => documentsOf(backend.strapi, noun);
const texts = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

const pageShape = z.object({
  data: z.array(
    z.object({
      documentId: z.string(),
      blocks: z.array(
        z.looseObject({
          __component: z.string(),
          doctors: z.array(z.object({ documentId: z.string() })).optional(),
        }),
      ),
    }),
  ),
});

/** The doctors of each block of a published page, as the website reads them. */
async function doctorsOf({ number, locale }: { number: number; locale: string }): Promise<string[][]> {
  const query = new URLSearchParams({
    locale,
    'filters[number]': String(number),
    'fields[0]': 'number',
    'populate[blocks][on][page-block.doctors][fields][0]': 'heading',
    'populate[blocks][on][page-block.doctors][populate][doctors][fields][0]': 'documentId',
    'populate[blocks][on][page-block.text][fields][0]': 'heading',
  });
  const response = await fetch(`${backend.url}/api/pages?${query}`, {
    headers: { Authorization: `Bearer ${process.env.WEBSITE_TOKEN}` },
  });
  expect(response.status).toBe(200);
  const { data } = pageShape.parse(await readAnswer(response));
  return (data[0]?.blocks ?? []).map(({ doctors = [] }) => doctors.map(({ documentId }) => documentId));
}

/** A page of a text and two doctors, published in both languages. */
async function createPage(doctors: string[]) {
  const blocks = (heading: string) => [
    { __component: 'page-block.text', heading, body: texts(heading) },
    { __component: 'page-block.doctors', heading, doctors },
  ];
  const page = await documents('page').create({
    locale: 'en',
    data: { title: 'Ears', blocks: blocks('Who') },
  });
  const { documentId } = page;
  await documents('page').update({
    documentId,
    locale: 'ar',
    data: { title: 'الأذن', blocks: blocks('من') },
  });
  await documents('page').publish({ documentId, locale: '*' });
  return page;
}

describe('what the blocks of a page show', () => {
  test('is there after the page, and after what it shows, was published anew', async () => {
    const one = await createDoctor({ strapi: backend.strapi, name: 'One', arabicName: 'واحد' });
    const two = await createDoctor({ strapi: backend.strapi, name: 'Two', arabicName: 'اثنان' });
    const { documentId, number } = await createPage([two, one]);
    const shown = async () => Promise.all(['en', 'ar'].map((locale) => doctorsOf({ number, locale })));
    const whole = [
      [[], [two, one]],
      [[], [two, one]],
    ];
    expect(await shown()).toEqual(whole);

    await documents('page').update({ documentId, locale: 'en', data: { title: 'Ears and hearing' } });
    await documents('page').publish({ documentId, locale: 'en' });
    expect(await shown()).toEqual(whole);

    await documents('doctor').update({ documentId: one, locale: 'en', data: { title: 'Consultant' } });
    await documents('doctor').publish({ documentId: one, locale: '*' });
    expect(await shown()).toEqual(whole);
  });

  test('leaves nothing behind of what was unpublished, and has it again once the page is published again', async () => {
    const stays = await createDoctor({ strapi: backend.strapi, name: 'Stays', arabicName: 'باق' });
    const goes = await createDoctor({ strapi: backend.strapi, name: 'Goes', arabicName: 'ذاهب' });
    const { documentId, number } = await createPage([goes, stays]);
    await documents('doctor').unpublish({ documentId: goes, locale: '*' });
    expect(await doctorsOf({ number, locale: 'en' })).toEqual([[], [stays]]);
    await documents('doctor').publish({ documentId: goes, locale: '*' });
    // Strapi has forgotten it in the published page alone.
    await documents('page').publish({ documentId, locale: '*' });
    expect(await doctorsOf({ number, locale: 'en' })).toEqual([[], [goes, stays]]);
  });
});

describe('a job', () => {
  test('has a number and an address, and is refused when it closes before it is posted', async () => {
    const create = (data: Record<string, unknown>) =>
      documents('vacancy').create({
        data: { title: 'Nurse', body: texts('Care.'), startsOn: '2027-01-10', ...data },
      });
    await expect(create({ endsOn: '2027-01-09' })).rejects.toThrow('must not be before the first day');
    await expect(create({ employment: 'full_time' })).resolves.toMatchObject({ number: 1, slug: 'nurse' });
  });
});

describe('an offer', () => {
  const offer = { title: 'Check', terms: 'Once', endsOn: '2027-01-31' };

  test('is refused when it ends before it begins, or has a price without a currency', async () => {
    const create = (data: Record<string, unknown>) =>
      documents('offer').create({ data: { ...offer, ...data } });
    await expect(create({ startsOn: '2027-02-01' })).rejects.toThrow('must not be before the first day');
    await expect(create({ price: 350 })).rejects.toThrow('currency');
    await expect(create({ price: 350, currency: 'EGP', startsOn: '2027-01-01' })).resolves.toMatchObject({
      number: 1,
      slug: 'check',
    });
  });
});
