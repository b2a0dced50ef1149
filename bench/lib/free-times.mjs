import { askJson } from './ask-json.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads the backend's lists as a website does. @param {{ inside: string, settings: Record<string, string> }} site */
function readerOf({ inside, settings }) {
  const given = { token: settings.WEBSITE_TOKEN, headers: { 'x-website-key': settings.WEBSITE_KEY } };
  return async (path) => (await askJson(`${inside}/api${path}`, given)).data;
}

/** A company that each branch accepts, by branch. */
export async function listContracts(site) {
  const found = await readerOf(site)(
    '/branches?populate[organisations][fields][0]=kind&pagination[pageSize]=100',
  );
  return new Map(
    found.flatMap(({ documentId, organisations }) => {
      const company = organisations.find(({ kind }) => kind === 'company');
      return company ? [[documentId, company.documentId]] : [];
    }),
  );
}

/** Free times from tomorrow on, the same doctor as seldom as possible. */
export async function listTimes(site) {
  const read = readerOf(site);
  const idsOf = async (name) =>
    (await read(`/${name}?pagination[pageSize]=100`)).map(({ documentId }) => documentId);
  const branches = await idsOf('branches');
  const from = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const doctors = await idsOf('doctors');
  const places = doctors.flatMap((doctor) => branches.map((branch) => ({ doctor, branch })));
  const lists = await Array.fromAsync(places, async (place) => {
    const days = await read(`/availability?${new URLSearchParams({ ...place, from, days: '30' })}`);
    return days.flatMap(({ slots }) => slots).map(({ startsAt }) => ({ ...place, time: startsAt }));
  });
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}
