import { beforeEach, expect, test } from 'vitest';
import { tellNewDay } from '../src/content/notices/content-changes';
import { contentChanges } from '../src/contract/content-changes';
import { createDoctor } from './support/content';
import { documentsOf } from './support/documents';
import { type Received, startListener } from './support/listener';
import { startStrapi } from './support/strapi';
import { until } from './support/until';

const website = await startListener();
const backend = await startStrapi({ env: { WEBSITE_URL: website.url } });
const read = ({ body }: Received) =>
  JSON.parse(body) as { model: string; documentId: string; event: string; at: number };
const heard = () => website.received.map(read);
const close = (day: string) =>
  documentsOf(backend.strapi, 'closure').create({ data: { startsOn: day, endsOn: day } });

/** All that was told so far has arrived: changes are gathered and told in turn, and two later ones have been heard of. */
async function settled() {
  for (let turn = 0; turn < 2; turn += 1) {
    const { documentId } = await close('2030-01-01');
    await until(() => heard().some((notice) => notice.documentId === documentId));
    const others = website.received.filter((notice) => read(notice).documentId !== documentId);
    website.received.splice(0, website.received.length, ...others);
  }
}

const doctor = await createDoctor({ strapi: backend.strapi, name: 'Hala', arabicName: 'هالة' });
// From publishing the doctor, which is no part of any test.
await until(() => heard().some((notice) => notice.documentId === doctor));
beforeEach(async () => {
  await settled();
  website.received.length = 0;
});

test('publishing tells the website once; saving a draft and an edit that is taken back tell nothing', async () => {
  const data = { title: 'New' };
  await documentsOf(backend.strapi, 'doctor').update({ documentId: doctor, locale: 'en', data });
  const closing = backend.strapi.db.transaction(async () => {
    await close('2027-01-02');
    throw new Error('taken back');
  });
  await expect(closing).rejects.toThrow('taken back');
  await settled();
  expect(website.received).toEqual([]);

  // Several at once are published as they were saved, maybe before this backend was started.
  await backend.db('doctors').where({ document_id: doctor }).update({ updated_at: 0 });
  await documentsOf(backend.strapi, 'doctor').publish({ documentId: doctor, locale: '*' });
  await until(() => website.received.length > 0);
  await settled();
  expect(heard()).toMatchObject([{ model: 'doctor', documentId: doctor, event: 'publish' }]);
});

test('taking an entry off the site and deleting it are told, and a website that does not answer keeps no editor from saving', async () => {
  await documentsOf(backend.strapi, 'doctor').unpublish({ documentId: doctor, locale: '*' });
  await until(() => heard().some((notice) => notice.event === 'unpublish'));
  await documentsOf(backend.strapi, 'doctor').delete({ documentId: doctor, locale: '*' });
  await until(() => heard().some((notice) => notice.event === 'delete'));
  website.fallSilent();
  const { length } = website.received;
  await close('2027-01-03');
  await until(() => website.received.length > length);
  website.answerWith(200);
});

test('a website that asks is told when each noun last changed, and that is never earlier than before', async () => {
  const changes = async () => {
    const answer = await fetch(`${backend.url}/api/content-changes`, { headers: backend.websiteHeaders });
    return contentChanges.parse(await answer.json()).data;
  };
  const before = await changes();
  expect(before.faq).toBeUndefined();
  await close('2027-01-04');
  await expect.poll(async () => (await changes()).closure ?? 0).toBeGreaterThan(before.closure ?? 0);
  const { doctor: doctorAt, closure = 0 } = await changes();
  expect(doctorAt).toBe(before.doctor);

  // Another backend, whose clock is ahead, has written.
  const later = closure + 60_000;
  await backend.db('content_changes').where({ noun: 'closure' }).update({ changed_at: later });
  await close('2027-01-05');
  await expect.poll(async () => (await changes()).closure).toBe(later + 1);
});

test('what begins or ends with a new day is told once, as what an editor publishes is', async () => {
  const { strapi } = backend;
  const offers = documentsOf(strapi, 'offer');
  const data = { title: 'Check', terms: 'Once', startsOn: '2026-11-20', endsOn: '2026-11-25' };
  const { documentId } = await offers.create({ locale: 'en', data });
  await offers.publish({ documentId, locale: '*' });
  await until(() => heard().some((notice) => notice.model === 'offer'));
  await close('2026-11-28');
  const hours = { slotMinutes: 20, replacesRegular: true, validFrom: '2026-11-01', validTo: '2026-11-28' };
  await strapi.db.query('api::schedule.schedule').create({ data: hours });
  await settled();
  website.received.length = 0;

  const days = (since: string, today: string) => tellNewDay(strapi, { since, today });
  expect(await days('2026-11-20', '2026-11-21')).toBe(0);
  expect(await days('2026-11-24', '2026-11-25')).toBe(0);
  expect(website.received).toEqual([]);
  expect(await days('2026-11-19', '2026-11-20')).toBe(1);
  expect(await days('2026-11-25', '2026-11-26')).toBe(1);
  expect(await days('2026-11-27', '2026-11-28')).toBe(1);
  expect(await days('2026-11-28', '2026-11-29')).toBe(2);
  const isHeard = (noun: string) => heard().some(({ model }) => model === noun);
  await until(() => ['offer', 'closure', 'schedule'].every(isHeard));
});
