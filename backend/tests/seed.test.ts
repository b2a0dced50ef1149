import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SeedGroup } from '../seed/load/content';
import { compiledDirectory } from './support/directories';
import { readAnswer } from './support/json';
import { startStrapi } from './support/strapi';

const require = createRequire(import.meta.url);

const picturesDirectory = mkdtempSync(join(tmpdir(), 'clinic-pictures-'));
const addPicture = ({ file, fill }: { file: string; fill: string }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${fill}"/></svg>`;
  mkdirSync(dirname(join(picturesDirectory, file)), { recursive: true });
  writeFileSync(join(picturesDirectory, `${file}.svg`), svg);
};
const portrait = { file: 'doctors/hala', en: 'Picture of Hala', ar: 'صورة هالة' };
const slide = { file: 'home/slide', en: 'Picture of a slide', ar: 'صورة الشريحة' };

const content: SeedGroup[] = [
  {
    noun: 'specialty',
    entries: [{ key: 'ears', shared: { order: 3 }, en: { name: 'Ears' }, ar: { name: 'الأذن' } }],
  },
  {
    noun: 'branch',
    entries: [
      {
        key: 'dokki',
        shared: {
          phone: '+20220000101',
          country: 'EG',
          timeZone: 'Africa/Cairo',
          location: { latitude: 30.1, longitude: 31.2 },
          workingHours: [{ weekday: 'sunday', opensAt: '10:00:00.000', closesAt: '22:00:00.000' }],
        },
        en: { name: 'Dokki', address: '1 Tahrir Street' },
        ar: { name: 'الدقي', address: '1 شارع التحرير' },
      },
    ],
  },
  {
    noun: 'doctor',
    entries: [
      {
        key: 'hala',
        en: { name: 'Hala', bio: 'She **listens**.\n\n- Ears\n- Balance', seo: { metaTitle: 'Hala' } },
        ar: { name: 'هالة', bio: '## من هي\n\nطبيبة **أذن**.', seo: { metaTitle: 'هالة' } },
        relations: { specialties: ['ears'] },
        pictures: { image: portrait, 'seo.openGraph.ogImage': portrait },
      },
    ],
  },
  {
    noun: 'schedule',
    entries: [
      {
        key: 'hala-dokki',
        shared: {
          slotMinutes: 20,
          shifts: [{ weekday: 'sunday', startsAt: '16:00:00.000', endsAt: '20:00:00.000' }],
        },
        en: {},
        ar: {},
        relations: { doctor: 'hala', branch: 'dokki' },
      },
    ],
  },
  {
    noun: 'home',
    entries: [
      {
        key: 'home',
        en: { slider: [{ title: 'Hear' }, { title: 'Breathe' }] },
        ar: { slider: [{ title: 'اسمع' }, { title: 'تنفس' }] },
        pictures: { 'slider.1.image': slide },
      },
    ],
  },
  {
    noun: 'page',
    entries: [
      {
        key: 'ears',
        en: {
          title: 'Ears',
          blocks: [
            { __component: 'page-block.text', body: 'She **listens**.' },
            { __component: 'page-block.doctors', heading: 'Who' },
          ],
        },
        ar: {
          title: 'الأذن',
          blocks: [
            { __component: 'page-block.text', body: 'هي **تسمع**.' },
            { __component: 'page-block.doctors', heading: 'من' },
          ],
        },
        relations: { 'blocks.1.doctors': ['hala'] },
      },
    ],
  },
];

const read = async <Data>(path: string) => {
  const response = await fetch(`${backend.url}/api/${path}`, { headers: backend.websiteHeaders });
  expect(response.status).toBe(200);
  return (await readAnswer<Data>(response)).data;
};
const count = (noun: string) => backend.strapi.db.query(`api::${noun}.${noun}` as 'admin::user').count();
const withOpenGraph = (entries: SeedGroup['entries']) =>
  entries.map((entry) => ({
    ...entry,
    en: { ...entry.en, seo: { metaTitle: 'Hala', openGraph: {} } },
    ar: { ...entry.ar, seo: { metaTitle: 'هالة', openGraph: {} } },
  }));

addPicture({ file: portrait.file, fill: '#087f8c' });
addPicture({ file: slide.file, fill: '#0b4a8f' });
const backend = await startStrapi({ isFirstStart: true });
const { loadContent } = require(join(compiledDirectory, 'seed/load/load.js'));
afterAll(() => rmSync(picturesDirectory, { recursive: true, force: true }));

test('content with a fault leaves the database as empty as it was', async () => {
  const groups = content.map((group) => ({ ...group }));
  const load = () => loadContent({ strapi: backend.strapi, groups, picturesDirectory });
  await expect(load()).rejects.toThrow('The doctor "hala" could not be loaded');
  groups[2] = { noun: 'doctor', entries: withOpenGraph(content[2]?.entries ?? []) };
  groups[4] = {
    noun: 'review',
    entries: [{ key: 'a', en: { authorName: 'M' }, ar: {}, relations: { branch: 'giza' } }],
  };
  await expect(load()).rejects.toThrow('The review "a" could not be loaded');
  for (const noun of ['specialty', 'branch', 'doctor', 'short-number'])
    expect([noun, await count(noun)]).toEqual([noun, 0]);
  expect(await backend.strapi.db.query('plugin::upload.file').count()).toBe(0);
});

test('content is loaded in both languages, published, with its relations', async () => {
  const groups = content.map((group) =>
    group.noun === 'doctor' ? { ...group, entries: withOpenGraph(group.entries) } : group,
  );
  await loadContent({ strapi: backend.strapi, groups, picturesDirectory });
  for (const [locale, name, specialty] of [
    ['en', 'Hala', 'Ears'],
    ['ar', 'هالة', 'الأذن'],
  ]) {
    const [doctor] = await read<Record<string, unknown>[]>(
      `doctors?locale=${locale}&populate[specialties][fields]=name&populate[image]=true`,
    );
    expect(doctor).toMatchObject({ name, number: 1, specialties: [{ name: specialty }] });
  }
  const [branch] = await read<Record<string, unknown>[]>('branches?locale=ar&populate=*');
  expect(branch).toMatchObject({
    name: 'الدقي',
    timeZone: 'Africa/Cairo',
    location: { latitude: 30.1 },
    workingHours: [{ weekday: 'sunday' }],
  });
  const [schedule] = await read<Record<string, unknown>[]>('schedules?populate=*');
  expect(schedule).toMatchObject({
    doctor: { name: 'Hala' },
    branch: { name: 'Dokki' },
    shifts: [{ weekday: 'sunday' }],
  });
});

test('a page has its blocks, with what they show and their Markdown as rich text', async () => {
  const on = 'populate[blocks][on]';
  const query = `${on}[page-block.text]=true&${on}[page-block.doctors][populate][doctors][fields]=name`;
  const [page] = await read<Record<string, unknown>[]>(`pages?locale=ar&${query}`);
  expect(page).toMatchObject({
    number: 1,
    blocks: [
      { __component: 'page-block.text', body: [{ type: 'paragraph' }] },
      { __component: 'page-block.doctors', heading: 'من', doctors: [{ name: 'هالة' }] },
    ],
  });
});

test('Markdown has become rich text', async () => {
  const [doctor] = await read<{ bio: { type: string }[] }[]>('doctors?fields=bio');
  expect(doctor?.bio.map(({ type }) => type)).toEqual(['paragraph', 'list']);
});

test('pictures are in the media library with words in the language that is asked for', async () => {
  interface Picture {
    url: string;
    width: number;
    height: number;
    mime: string;
    alternativeText: string;
  }
  const [english] = await read<{ image: Picture }[]>('doctors?populate=image');
  const [arabic] = await read<{ image: Picture }[]>('doctors?populate=image&locale=ar');
  expect(english?.image).toMatchObject({ width: 400, height: 300, mime: 'image/webp' });
  expect(english?.image.alternativeText).toBe('Picture of Hala');
  expect(arabic?.image.alternativeText).toBe('صورة هالة');
  const file = await fetch(`${backend.url}${english?.image.url}`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(existsSync(join(backend.environment.PUBLIC_DIR ?? '', english?.image.url ?? ''))).toBe(true);
  const home = await read<{ slider: { title: string; image: Picture | null }[] }>(
    'home?locale=ar&populate[slider][populate]=image',
  );
  expect(home.slider.map(({ title, image }) => [title, image?.alternativeText])).toEqual([
    ['اسمع', undefined],
    ['تنفس', 'صورة الشريحة'],
  ]);
});
