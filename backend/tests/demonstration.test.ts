import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDemonstration } from '../seed/load/content';
import { appDirectory } from './support/directories';
import { readAnswer } from './support/json';
import { startStrapi, type TestBackend } from './support/strapi';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startStrapi({ env: { SEED: 'demo' }, isFirstStart: true });
}, 300_000);
afterAll(() => backend?.stop());

const typeOf = (noun: string) => backend.strapi.contentType(`api::${noun}.${noun}`);
const countOf = async (noun: string, locale: string) => {
  const { info, kind } = typeOf(noun);
  const path = kind === 'singleType' ? info.singularName : `${info.pluralName}?pagination[pageSize]=1`;
  const response = await fetch(
    `${backend.url}/api/${path}${path.includes('?') ? '&' : '?'}locale=${locale}`,
    {
      headers: backend.websiteHeaders,
    },
  );
  if (response.status !== 200) return response.status;
  return kind === 'singleType' ? 1 : (await readAnswer(response)).meta.pagination.total;
};

test('the first start fills an empty database with everything, in both languages', async () => {
  for (const { noun, entries } of readDemonstration(join(appDirectory, 'seed'))) {
    for (const locale of ['en', 'ar']) {
      expect([noun, locale, await countOf(noun, locale)]).toEqual([noun, locale, entries.length]);
    }
  }
});

test('the next start adds nothing and brings back nothing that an editor removed', async () => {
  const faqs = backend.strapi.db.query('api::faq.faq');
  const { documentId } = await faqs.findOne({ where: {} });
  await backend.strapi.documents('api::faq.faq').delete({ documentId, locale: '*' });
  const before = await faqs.count();
  await backend.restart();
  expect(await backend.strapi.db.query('api::faq.faq').count()).toBe(before);
});
