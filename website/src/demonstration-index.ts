import { createSearchIndex, type Kind, type Searchable } from '@/features/site/search/rules';
import { type DemonstrationEntry, readDemonstration, readSigns } from './test/demonstration';

const text = (value: unknown) => (typeof value === 'string' ? value : null);
const related = (entry: DemonstrationEntry, name: string) => [entry.relations[name] ?? []].flat();

function entriesOf(
  list: string,
  kind: Kind,
  { name = 'name', texts = [] }: { name?: string; texts?: string[] } = {},
): Searchable[] {
  return (list === 'red-flags' ? readSigns() : readDemonstration(list)).map((entry) => ({
    kind,
    id: entry.key,
    byLocale: Object.fromEntries(
      (['en', 'ar'] as const).map((locale) => [
        locale,
        {
          name: String(entry[locale][name]),
          everydayWords: text(entry[locale].everydayWords),
          notMeant: text(entry[locale].notMeant),
          texts: texts.map((field) => text(entry[locale][field])),
        },
      ]),
    ),
    specialtyIds: [...related(entry, 'specialty'), ...related(entry, 'specialties')],
    serviceId: related(entry, 'service')[0] ?? null,
    redFlagId: related(entry, 'redFlag')[0] ?? null,
    isTreatedElsewhere: entry.shared.isTreatedElsewhere === true,
  }));
}

/** Index that the demonstration clinic's search answers from. */
export const demonstrationIndex = createSearchIndex([
  ...entriesOf('symptoms', 'symptom'),
  ...entriesOf('red-flags', 'redFlag'),
  ...entriesOf('specialties', 'specialty'),
  ...entriesOf('services', 'service'),
  ...entriesOf('doctors', 'doctor', { texts: ['title'] }),
  ...entriesOf('branches', 'branch', { texts: ['address', 'locality'] }),
  ...entriesOf('articles', 'article', { name: 'title' }),
  ...entriesOf('faqs', 'question', { name: 'question' }),
]);
