import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerRead } from './content-backend';
import { type ContentTypes, readContentTypes } from './content-types';
import { FEATURES, listFeatures } from './feature-folders';

/** Imports of a data.ts that reads content. */
const READS_CONTENT = /lib\/backend\/(localized|translated)'|findMany|findDated/;

/** These read no content: free times, words of our own beside them, and what is read by another. */
const OTHERS = ['findNextTimes', 'describeTimes', 'shareMainInfo', 'findDated'];

/** Functions by what they are called with, where that is not the language alone, as `{ locale }`. */
const CALLED_WITH: [args: unknown[], names: string][] = [
  [['en'], 'findBookingSetting getBookingSetting isBookingOpen getPublishedCatalogue getCatalogue'],
  [['en'], 'getClinicZone getMainInfo'],
  [['en', 1], 'getArticle getBlockPage getBranch getDoctor getOffer getService getVacancy'],
  [['en', '0'.padStart(24, 'a')], 'listOrganisations listPractitioners'],
  [['en', 'doctors'], 'getPageIntro'],
  [['privacy-policy', 'en'], 'getPolicy'],
];
const argsOf = (name: string) =>
  CALLED_WITH.find(([, names]) => names.split(' ').includes(name))?.[0] ?? [{ locale: 'en' }];

let types: ContentTypes;
let faults: string[];
let asked: string[];

async function answer(input: RequestInfo | URL): Promise<Response> {
  asked.push(String(input));
  try {
    return Response.json(answerRead(new URL(String(input)), types));
  } catch (error) {
    faults.push(String(error));
    const fault = { status: 400, name: 'ValidationError', message: String(error) };
    return Response.json({ error: fault }, { status: 400 });
  }
}

/** Calls functions of a feature's data.ts, all that read content unless one is named. */
async function read(feature: string, named?: string): Promise<void> {
  const [room, noun] = feature.split('/');
  const module: object = await import(`../features/${room}/${noun}/data.ts`);
  for (const [name, call] of Object.entries(module))
    if (typeof call === 'function' && !OTHERS.includes(name) && (!named || name === named))
      await Reflect.apply(call, undefined, argsOf(name));
}

beforeEach(() => {
  types = readContentTypes();
  faults = [];
  asked = [];
  vi.stubGlobal('fetch', answer);
});

const features = listFeatures().filter((feature) => {
  const file = join(FEATURES, feature, 'data.ts');
  return existsSync(file) && READS_CONTENT.test(readFileSync(file, 'utf8'));
});

it.each(features)("what is asked of editors' content is in the backend's schemas: %s", async (feature) => {
  await read(feature);
  expect(faults).toEqual([]);
  expect(features.length).toBeGreaterThan(20);
  // In an order that leaves two alike, the pages of a long list would repeat one entry and miss another.
  for (const address of asked.filter((one) => one.includes('pagination[')))
    expect(address).toMatch(/\bsort\[\d+\]=(?:id|number)%3A(?:asc|desc)&(?!sort)/);
});

it('a field that the backend has renamed is found, and a choice of it that is new', async () => {
  delete types.byUid['api::doctor.doctor']?.attributes.title;
  await expect(read('site/doctors', 'listDoctors')).rejects.toThrow('doctor has no field "title"');
  types.byUid['api::organisation.organisation']?.attributes.kind?.enum?.push('embassy');
  await expect(read('site/organisations', 'listOrganisations')).rejects.toThrow(/Invalid option/);
});

it('the who-we-are page is asked for with the pictures of the specification, point 3', async () => {
  await read('site/about', 'getAbout');
  const doctors = ['image', 'specialties'].map((part) => `populate[doctors][populate][${part}]`);
  const others = ['populate[founders][populate][image]', 'populate[reviews][populate][userImage]'];
  for (const part of ['/api/about?', ...doctors, ...others]) expect(asked[0]).toContain(part);
});
