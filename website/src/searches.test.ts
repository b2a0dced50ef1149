import { expect, it } from 'vitest';
import {
  findableOf as findableArticle,
  matchesFilter as matchesArticle,
} from '@/features/site/articles/query';
import {
  findableOf as findableDoctor,
  matchesFilter as matchesDoctor,
  noFilter,
} from '@/features/site/doctors/query';
import { topicsOf } from '@/features/site/specialties/rules';
import { type DemonstrationEntry, readDemonstration } from './test/demonstration';

// What people type, and what the demonstration's content has to answer, whatever the language of the page.

const articles = readDemonstration('articles');
const branches = readDemonstration('branches');
const categories = readDemonstration('categories');
const doctors = readDemonstration('doctors');
const schedules = readDemonstration('schedules');
const services = readDemonstration('services');
const specialties = readDemonstration('specialties');

const text = (value: unknown) => (typeof value === 'string' ? value : null);
const relations = (entry: DemonstrationEntry, name: string) => [entry.relations[name] ?? []].flat();
const languages = ({ en, ar }: DemonstrationEntry) => [en, ar];
const worded = (entry: DemonstrationEntry) =>
  Object.fromEntries(
    languages(entry).map((words, index) => [
      index,
      { name: String(words.name), everydayWords: text(words.everydayWords) },
    ]),
  );
const numbered = (list: DemonstrationEntry[]) =>
  list.map((entry, index) => ({ ...entry, id: entry.key, number: index + 1 }));
const joined = (entry: DemonstrationEntry, field: string) =>
  languages(entry)
    .map((words) => text(words[field]) ?? '')
    .join(' ');

const topics = topicsOf(
  specialties.map((entry) => ({ id: entry.key, byLocale: worded(entry) })),
  services.map((entry) => ({
    specialtyIds: relations(entry, 'specialties'),
    byLocale: worded(entry),
  })),
);

const findableDoctors = (['en', 'ar'] as const).map((locale) =>
  doctors.map((entry) => {
    const at = schedules.filter((schedule) => relations(schedule, 'doctor').includes(entry.key));
    const places = new Set(at.flatMap((schedule) => relations(schedule, 'branch')));
    const doctor = {
      names: { en: String(entry.en.name), ar: String(entry.ar.name) },
      title: String(entry[locale].title),
      gender: null,
      languagesIn: {},
      specialties: numbered(specialties).filter(({ key }) => relations(entry, 'specialties').includes(key)),
      branches: numbered(branches)
        .filter(({ key }) => places.has(key))
        .map((branch) => ({
          number: branch.number,
          search: { names: joined(branch, 'name'), addresses: joined(branch, 'address') },
          organisations: [],
        })),
    };
    return { key: entry.key, findable: findableDoctor({ doctor, topics }) };
  }),
);

const findableArticles = articles.map((entry) => {
  const category = categories.find(({ key }) => relations(entry, 'category').includes(key));
  const author = doctors.find(({ key }) => relations(entry, 'author').includes(key));
  const words = ['title', 'excerpt', 'everydayWords'].map((field) => joined(entry, field));
  return {
    key: entry.key,
    findable: findableArticle({
      search: [...words, category ? joined(category, 'name') : ''].join(' '),
      author: author ? { names: { en: String(author.en.name), ar: String(author.ar.name) } } : null,
      categoryId: null,
    }),
  };
});

/** Last names of the doctors found on the page of a language, in the order of the alphabet. */
function doctorsBy(q: string, locale: 0 | 1): string {
  return (findableDoctors[locale] ?? [])
    .filter(({ findable }) => matchesDoctor({ doctor: findable, filter: { ...noFilter, q } }))
    .map(({ key }) => key.split('-')[1])
    .sort()
    .join(' ');
}

function articlesBy(q: string): string {
  return findableArticles
    .filter(({ findable }) => matchesArticle({ article: findable, q, categoryId: null }))
    .map(({ key }) => key)
    .sort()
    .join(' ');
}

const sorted = (...groups: string[]) => [...new Set(groups.join(' ').split(' '))].sort().join(' ');
const EAR = 'abdelrahman elnaggar mansour';
const BALANCE = 'abdelrahman elnaggar';
const NOSE = 'helmy sabry shawky';
const ALLERGY = 'sabry wassef';
const VOICE = 'elgohary hegazy';
const CHILDREN = 'boulos fahmy';
const SLEEP = 'boulos helmy';
const NECK = 'labib';
const TONSILS = sorted(CHILDREN, VOICE, SLEEP);
const EAR_OF_ANY_AGE = sorted(EAR, CHILDREN);
const IN_DOKKI = 'abdelrahman elgohary fahmy hegazy helmy labib mansour sabry shawky';
const IN_ALEXANDRIA = 'boulos elgohary elnaggar labib sabry wassef';
const IN_NEW_CAIRO = 'abdelrahman boulos fahmy helmy mansour shawky wassef';
const NOBODY = '';

/** Each with the last names of exactly the doctors it has to find, on both pages. */
const DOCTORS: [query: string, found: string][] = [
  ['دوخة', BALANCE],
  ['الدوخه', BALANCE],
  ['دوار', BALANCE],
  ['علاج الدوار', BALANCE],
  ['طنين', EAR],
  ['الطنين', EAR],
  ['سماعة', EAR],
  ['سماعات', EAR],
  ['سماعه', EAR],
  ['ضعف سمع', EAR],
  ['ضعف السمع', EAR],
  ['لوز', TONSILS],
  ['اللوزتين', TONSILS],
  ['التهاب اللوز', TONSILS],
  ['لحمية', TONSILS],
  ['التهاب الجيوب', NOSE],
  ['الجيوب الأنفية', sorted(NOSE, ALLERGY)],
  ['جيوب انفيه', sorted(NOSE, ALLERGY)],
  ['نزيف الأنف', NOSE],
  ['رعاف', NOSE],
  ['ألم الأذن', EAR_OF_ANY_AGE],
  ['الم الاذن', EAR_OF_ANY_AGE],
  ['وجع ودن', EAR_OF_ANY_AGE],
  ['شمع الاذن', EAR_OF_ANY_AGE],
  ['طفل لا يسمع', EAR_OF_ANY_AGE],
  ['شخير', TONSILS],
  ['حساسيه', ALLERGY],
  ['بحة الصوت', VOICE],
  ['صوت مبحوح', VOICE],
  ['الغدة الدرقيه', NECK],
  ['الدقي', IN_DOKKI],
  ['دكتور في الدقى', IN_DOKKI],
  ['سموحة', IN_ALEXANDRIA],
  ['اسكندرية', IN_ALEXANDRIA],
  ['التجمع الخامس', IN_NEW_CAIRO],
  ['ناديه فهمى', 'fahmy'],
  ['كريم شوقى', 'shawky'],
  ['عبدالرحمن', 'abdelrahman'],
  ['د. هاله', 'mansour'],
  ['قلب', NOBODY],
  ['أسنان', NOBODY],
  ['vertigo', BALANCE],
  ['Dizziness', BALANCE],
  ['tinnitus', EAR],
  ['tinitus', EAR],
  ['hearing aids', EAR],
  ['hearing loss', EAR],
  ['ear pain', EAR_OF_ANY_AGE],
  ['earache', EAR_OF_ANY_AGE],
  ['ear wax', EAR_OF_ANY_AGE],
  ['sinusitis', NOSE],
  ['blocked nose', NOSE],
  ['nose bleed', NOSE],
  ['allergies', ALLERGY],
  ['sore throat', VOICE],
  ['hoarse voice', VOICE],
  ['tonsilitis', TONSILS],
  ['sleep apnoea', SLEEP],
  ['lump in the neck', NECK],
  ['ear pain Dokki', 'abdelrahman fahmy mansour'],
  ['Dokki', IN_DOKKI],
  ['Smouha', IN_ALEXANDRIA],
  ['Nadya Fahmi', 'fahmy'],
  ['Yusuf Labib', 'labib'],
  ['Mustafa', 'sabry'],
  ['Omar Gohary', 'elgohary'],
  ['Tarik', 'elnaggar'],
  ['dentist', NOBODY],
  ['knee pain', NOBODY],
];

/** Each with exactly the articles it has to find. */
const ARTICLES: [query: string, found: string][] = [
  ['دوخة', 'positional-vertigo'],
  ['دوار', 'positional-vertigo'],
  ['طنين', 'sudden-hearing-loss'],
  ['اللوز', 'tonsils'],
  ['ضعف السمع', 'sudden-hearing-loss'],
  ['التهاب الجيوب', 'sinusitis-or-cold'],
  ['وجع ودن', 'middle-ear-infection'],
  ['رعاف', 'nosebleed'],
  ['نادية', 'middle-ear-infection'],
  ['أسنان', NOBODY],
  ['vertigo', 'positional-vertigo'],
  ['tinnitus', 'sudden-hearing-loss'],
  ['ear pain', 'middle-ear-infection'],
  ['tonsil', 'tonsils'],
  ['snores', 'snoring'],
  ['dentist', NOBODY],
];

it.each(DOCTORS)('a patient who searches for %s finds the doctors %s', (query, found) => {
  expect([doctorsBy(query, 0), doctorsBy(query, 1)]).toEqual([found, found]);
});

it.each(ARTICLES)('a patient who searches for %s finds the articles %s', (query, found) => {
  expect(articlesBy(query)).toBe(found);
});
