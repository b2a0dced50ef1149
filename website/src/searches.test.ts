import { expect, it } from 'vitest';
import { findableOf, matchesFilter, noFilter } from '@/features/site/doctors/query';
import { topicsOf } from '@/features/site/specialties/rules';
import { type DemonstrationEntry, readDemonstration } from './test/demonstration';

// Searches that people type, and the demonstration's content that has to answer, whatever the language of the page.

const branches = readDemonstration('branches');
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
  services.map((entry) => ({ specialtyIds: relations(entry, 'specialties'), byLocale: worded(entry) })),
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
    return { key: entry.key, findable: findableOf({ doctor, topics }) };
  }),
);

/** Last names of the doctors found on the page of a language, in the order of the alphabet. */
function doctorsBy(q: string, locale: 0 | 1): string {
  return (findableDoctors[locale] ?? [])
    .filter(({ findable }) => matchesFilter({ doctor: findable, filter: { ...noFilter, q } }))
    .map(({ key }) => key.split('-')[1])
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

/** The last names of exactly the doctors to be found, on both pages, and by what. */
const DOCTORS: [found: string, queries: string][] = [
  [BALANCE, 'دوخة, الدوخه, دوار, علاج الدوار, vertigo, Dizziness'],
  [EAR, 'طنين, الطنين, سماعة, سماعات, سماعه, ضعف السمع, tinnitus, tinitus, hearing aids, hearing loss'],
  [TONSILS, 'لوز, اللوزتين, التهاب اللوز, لحمية, شخير, tonsilitis'],
  [NOSE, 'التهاب الجيوب, نزيف الأنف, رعاف, sinusitis, blocked nose, nose bleed'],
  [sorted(NOSE, ALLERGY), 'الجيوب الأنفية, جيوب انفيه'],
  [EAR_OF_ANY_AGE, 'ألم الأذن, الم الاذن, وجع ودن, شمع الاذن, طفل لا يسمع, ear pain, earache, ear wax'],
  [ALLERGY, 'حساسيه, allergies'],
  [VOICE, 'بحة الصوت, صوت مبحوح, sore throat, hoarse voice'],
  [NECK, 'الغدة الدرقيه, lump in the neck'],
  [IN_DOKKI, 'الدقي, دكتور في الدقى, Dokki'],
  [IN_ALEXANDRIA, 'سموحة, اسكندرية, Smouha'],
  [IN_NEW_CAIRO, 'التجمع الخامس'],
  ['fahmy', 'ناديه فهمى, Nadya Fahmi'],
  ['shawky', 'كريم شوقى'],
  ['abdelrahman', 'عبدالرحمن'],
  ['mansour', 'د. هاله'],
  [NOBODY, 'قلب, أسنان, dentist, knee pain'],
  [SLEEP, 'sleep apnoea'],
  ['abdelrahman fahmy mansour', 'ear pain Dokki'],
  ['labib', 'Yusuf Labib'],
  ['sabry', 'Mustafa'],
  ['elgohary', 'Omar Gohary'],
  ['elnaggar', 'Tarik'],
];

const SEARCHES = DOCTORS.flatMap(([found, queries]) =>
  queries.split(/,\s+/).map((query) => [query, found] as const),
);

it.each(SEARCHES)('a patient who searches for %s finds the doctors %s', (query, found) => {
  expect([doctorsBy(query, 0), doctorsBy(query, 1)]).toEqual([found, found]);
});
