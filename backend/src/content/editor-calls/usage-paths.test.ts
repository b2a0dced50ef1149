import type { Struct } from '@strapi/strapi';
import { expect, it } from 'vitest';
import { usagePaths } from './usage-paths';

const part = (attributes: object) => ({ attributes }) as unknown as Struct.ComponentSchema;
const type = (attributes: object) => ({ attributes }) as unknown as Struct.ContentTypeSchema;

const components = {
  'site.slide': part({
    ...{ title: { type: 'string' }, image: { type: 'media' } },
    doctor: { type: 'relation', target: 'api::doctor.doctor' },
  }),
  'site.slider': part({ slides: { type: 'component', component: 'site.slide', repeatable: true } }),
};
const schema = type({
  author: { type: 'relation', target: 'api::doctor.doctor', inversedBy: 'articles' },
  reader: { type: 'relation', target: 'api::branch.branch' },
  cover: { type: 'media' },
  top: { type: 'component', component: 'site.slider' },
  blocks: { type: 'dynamiczone', components: ['site.slide'] },
});

it('usagePaths follows relations to a type, through components and zones, and pictures likewise', () => {
  expect(usagePaths(schema, { uid: 'api::doctor.doctor' }, components)).toEqual([
    { field: 'author', inner: [] },
    { field: 'top', inner: ['slides', 'doctor'] },
    { field: 'blocks', inner: ['doctor'], inZone: 'site.slide' },
  ]);
  const pictures = usagePaths(schema, 'picture', components).map(({ field }) => field);
  expect(pictures).toEqual(['cover', 'top', 'blocks']);
});

it('usagePaths follows pictures into texts, and says whose row holds the text', () => {
  const withText = {
    ...components,
    'site.words': { uid: 'site.words', attributes: { body: { type: 'blocks' } } } as never,
  };
  const article = {
    uid: 'api::article.article',
    attributes: {
      body: { type: 'richtext' },
      intro: { type: 'component', component: 'site.words' },
      parts: { type: 'dynamiczone', components: ['site.words'] },
    },
  } as unknown as Struct.ContentTypeSchema;
  const text = { holder: 'site.words', attribute: 'body' };
  expect(usagePaths(article, 'picture', withText)).toEqual([
    { field: 'body', inner: [], text: { holder: 'api::article.article', attribute: 'body' } },
    { field: 'intro', inner: ['body'], text },
    { field: 'parts', inner: ['body'], inZone: 'site.words', text },
  ]);
  expect(usagePaths(article, { uid: 'api::doctor.doctor' }, withText)).toEqual([]);
});

it('usagePaths leaves out the languages of an entry, and the other side of a relation, which its form shows', () => {
  const doctor = type({
    localizations: { type: 'relation', target: 'api::doctor.doctor' },
    articles: { type: 'relation', target: 'api::article.article', mappedBy: 'author' },
  });
  for (const uid of ['api::doctor.doctor', 'api::article.article'] as const)
    expect(usagePaths(doctor, { uid }, components)).toEqual([]);
});
