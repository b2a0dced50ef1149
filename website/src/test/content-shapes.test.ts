import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSettings } from '@/test/secrets';
import { answerRead, Unknown } from './content-backend';
import { type ContentTypes, readContentTypes } from './content-types';
import { FEATURES, listFeatures } from './feature-folders';

/** Imports of a data.ts that reads content. */
const READS_CONTENT = /lib\/backend\/(localized|translated)'|findMany/;

const here = { locale: 'en' };
const oneOf = ['en', 1];

/** Every function of a data.ts that reads editors' content, with what it is called with. */
const READS: Record<string, Record<string, unknown[]>> = {
  'site/about': { getAbout: [here] },
  'site/addresses': { listPageAddresses: [] },
  'site/announcements': { getAnnouncement: [here] },
  'site/articles': {
    ...{ listArticles: [here], listArticlesBy: ['en', 'a'], getArticle: oneOf, listCategories: [here] },
  },
  'site/block-pages': { listBlockPages: [here], getBlockPage: oneOf },
  'booking/choices': {
    ...{ findBookingSetting: ['en'], getBookingSetting: ['en'], isBookingOpen: ['en'] },
    ...{ getPublishedCatalogue: ['en'], getCatalogue: ['en'] },
  },
  'site/branches': { listBranches: [here], getClinicZone: ['en'], getBranch: oneOf },
  'site/doctors': { listDoctors: [here], getDoctor: oneOf, listPractitioners: ['en', '0'.padStart(24, 'a')] },
  'site/faqs': { listFaqs: [here] },
  'site/feed': { listFeedEntries: [here] },
  'site/fees': { getFeeTable: [] },
  'site/founders': { listFounders: [here] },
  'site/home': { getHome: [here] },
  'site/main-info': { getMainInfo: ['en'], isBackendReachable: [] },
  'site/offers': { listOffers: [here], listRunningOffers: [here], getOffer: oneOf },
  'site/organisations': { listAccepted: [here], listOrganisations: ['en', 'a'] },
  'site/pages': { getPageIntro: ['en', 'doctors'] },
  'site/policies': { getPolicy: ['privacy-policy', 'en'] },
  'site/reviews': { listReviews: [here], listVerifiedReviews: ['en', 'a'] },
  'site/search': { getSearchContent: [] },
  'site/services': { listServices: [here], getService: oneOf },
  'site/specialties': { listSpecialties: [here], listTopics: [here] },
  'site/vacancies': { listVacancies: [here], listOpenVacancies: [here], getVacancy: oneOf },
};

/** These read no content: free times; words of our own beside them. */
const OTHERS = ['findNextTimes', 'describeTimes'].map((name) => `booking/choices.${name}`);

const reads = Object.entries(READS).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, args]) => ({ feature, name, args })),
);

async function functionsOf(feature: string): Promise<Record<string, unknown>> {
  const [room, noun] = feature.split('/');
  const module: Record<string, unknown> = await import(`../features/${room}/${noun}/data.ts`);
  return Object.fromEntries(Object.entries(module).filter(([, value]) => typeof value === 'function'));
}

let types: ContentTypes;
let faults: string[];

function answer(input: RequestInfo | URL): Response {
  try {
    return Response.json(answerRead(new URL(String(input)), types));
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    faults.push(error.message);
    const body = { error: { status: 400, name: 'ValidationError', message: error.message } };
    return Response.json(body, { status: 400 });
  }
}

async function read({ feature, name, args }: (typeof reads)[number]): Promise<unknown> {
  const call = (await functionsOf(feature))[name];
  if (typeof call !== 'function') throw new Error(`features/${feature}/data.ts exports no ${name}`);
  return await Reflect.apply(call, undefined, args);
}

beforeEach(() => {
  types = readContentTypes();
  faults = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => answer(input));
  stubSettings();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it.each(reads)(
  "what is asked of editors' content is in the backend's schemas: $feature, $name",
  async (one) => {
    await read(one);
    expect(faults).toEqual([]);
  },
);

it("what the website asks of editors' content is all of what its features read", async () => {
  const features = listFeatures().filter((feature) => {
    const file = join(FEATURES, feature, 'data.ts');
    return existsSync(file) && READS_CONTENT.test(readFileSync(file, 'utf8'));
  });
  const found: string[] = [];
  for (const feature of features)
    found.push(...Object.keys(await functionsOf(feature)).map((name) => `${feature}.${name}`));
  const listed = reads.map(({ feature, name }) => `${feature}.${name}`);
  expect(found.sort()).toEqual([...listed, ...OTHERS, 'site/main-info.shareMainInfo'].sort());
});

/** Renames a field of a type or component, as an editor of its schema.json would. */
function rename({ uid, from, to }: { uid: string; from: string; to: string }) {
  const { attributes } = types.byUid[uid] ?? {};
  const attribute = attributes?.[from];
  if (!attributes || !attribute) throw new Error(`${uid} has no ${from}`);
  attributes[to] = attribute;
  delete attributes[from];
}

it.each([
  ['api::doctor.doctor', 'title', 'doctor has no field "title"'],
  ['api::doctor.doctor', 'specialties', 'doctor has no part "specialties"'],
  ['clinic.shift', 'startsAt', 'clinic.shift has no field "startsAt"'],
])('a field that the backend has renamed is found: %s, %s', async (uid, from, sentence) => {
  rename({ uid, from, to: 'somethingElse' });
  const asked = { feature: 'site/doctors', name: 'listDoctors', args: [here] };
  await expect(read(asked)).rejects.toThrow(sentence);
});

it('a field that the backend has renamed is found when a choice of it is new', async () => {
  types.byUid['api::organisation.organisation']?.attributes.kind?.enum?.push('embassy');
  const asked = { feature: 'site/organisations', name: 'listOrganisations', args: ['en', 'a'] };
  await expect(read(asked)).rejects.toThrow(/Invalid option/);
});
