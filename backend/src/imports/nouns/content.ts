import { phoneOf } from '../../appointments/record/booking-input';
import { uidOf } from '../../content/editorial/types';
import { oneLine } from '../../contract/one-line';
import { findEntries, insertEntries } from '../entry-rows';
import { contentFinder, contentName } from '../find-content';
import { digest, type Fault, type Handler, judge, keyOf, type Result, type Row, type Work } from '../work';
import { minutesOf, takeHours } from './hours';

type Noun = 'doctors' | 'services' | 'branches';
type Data = Record<string, unknown>;

type Texts = { en: Data; ar: Data };

interface Content {
  common: Data;
  texts: Texts;
}

const SINGULAR = { doctors: 'doctor', services: 'service', branches: 'branch' } as const;
const LANGUAGES = ['en', 'ar'] as const;

function textsOf({ get }: Row, names: readonly ('name' | 'title' | 'summary' | 'address')[]) {
  const of = (language: 'En' | 'Ar'): Data =>
    Object.fromEntries(
      names.flatMap((name) => {
        const text = oneLine(get(`${name}${language}` as never));
        return text === '' ? [] : [[name, text]];
      }),
    );
  return { en: of('En'), ar: of('Ar') };
}

/** Names the specialty in the languages in which both are written: Strapi finds no other. */
function withSpecialty(texts: Texts, { get }: Row, { catalogue }: Work): Texts | Fault[] {
  const text = contentName(get('specialty'));
  if (text === '') return texts;
  const [only, ...others] = Object.values(catalogue.data.specialties).filter(({ name }) =>
    [name.en, name.ar].map(contentName).includes(text),
  );
  const isNamed = (language: 'en' | 'ar') =>
    texts[language].name !== undefined && only?.languages.includes(language);
  if (!only || others.length > 0 || !LANGUAGES.some(isNamed))
    return [{ field: 'specialty', fault: 'unknown' }];
  const of = (language: 'en' | 'ar') =>
    isNamed(language) ? { ...texts[language], specialties: [only.documentId] } : texts[language];
  return { en: of('en'), ar: of('ar') };
}

function readService(row: Row, work: Work): Content | Fault[] {
  const minutes = minutesOf(row.get('minutes'), 'minutes');
  if (Array.isArray(minutes)) return minutes;
  const texts = withSpecialty(textsOf(row, ['name', 'summary']), row, work);
  return Array.isArray(texts) ? texts : { common: { durationMinutes: minutes }, texts };
}

function readDoctor(row: Row, work: Work): Content | Fault[] {
  const texts = withSpecialty(textsOf(row, ['name', 'title']), row, work);
  return Array.isArray(texts) ? texts : { common: {}, texts };
}

function readBranch(row: Row, { choice, catalogue }: Work): Content | Fault[] {
  const usual = choice.branch === null ? undefined : catalogue.data.branches[choice.branch];
  const country = row.get('country').toUpperCase() || usual?.country;
  const timeZone = row.get('timeZone') || usual?.timeZone;
  if (!country) return [{ field: 'country', fault: 'required' }];
  if (!timeZone) return [{ field: 'timeZone', fault: 'required' }];
  if (!/^[A-Z]{2}$/.test(country)) return [{ field: 'country', fault: 'invalid' }];
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone))
    return [{ field: 'timeZone', fault: 'invalid' }];
  const phone =
    phoneOf({ phone: row.get('phone'), country }) ??
    (/^\+[1-9]\d{6,14}$/.test(row.get('phone')) ? row.get('phone') : null);
  if (phone === null) return [{ field: 'phone', fault: row.get('phone') === '' ? 'required' : 'invalid' }];
  const texts = textsOf(row, ['name', 'address']);
  for (const language of LANGUAGES)
    if (texts[language].name !== undefined && texts[language].address === undefined)
      return [{ field: language === 'en' ? 'addressEn' : 'addressAr', fault: 'required' }];
  return { common: { phone, country, timeZone }, texts };
}

const READERS = { doctors: readDoctor, services: readService, branches: readBranch };

async function create(work: Work, noun: Noun, { common, texts }: Content): Promise<string> {
  const documents = work.strapi.documents(uidOf(SINGULAR[noun]));
  const [first = 'en', ...others] = LANGUAGES.filter((language) => texts[language].name !== undefined);
  const { documentId } = await documents.create({
    locale: first,
    data: { ...common, ...texts[first] } as never,
  });
  for (const locale of others)
    await documents.update({ documentId, locale, data: { ...common, ...texts[locale] } as never });
  await documents.publish?.({ documentId, locale: '*' });
  return documentId;
}

function tooLongOf({ strapi }: Work, noun: Noun, { texts }: Content): Fault[] {
  const { attributes } = strapi.contentType(uidOf(SINGULAR[noun]));
  return LANGUAGES.flatMap((language) =>
    Object.entries(texts[language]).flatMap(([name, text]): Fault[] => {
      const most = Number((attributes[name] as { maxLength?: number }).maxLength ?? Number.NaN);
      const field = `${name}${language === 'en' ? 'En' : 'Ar'}` as Fault['field'];
      return String(text).length > most ? [{ field, fault: 'tooLong' }] : [];
    }),
  );
}

const nameOf = ({ get }: Row) => contentName(get('nameEn') || get('nameAr'));

async function takeEntry(work: Work, noun: Noun, row: Row): Promise<{ result: Result; entry: string }> {
  const nowhere = (result: Result) => ({ result, entry: '' });
  if (nameOf(row) === '') return nowhere([{ field: 'nameEn', fault: 'required' }]);
  const read = READERS[noun](row, work);
  if (Array.isArray(read)) return nowhere(read);
  const tooLong = tooLongOf(work, noun, read);
  if (tooLong.length > 0) return nowhere(tooLong);
  const sameAs = digest(`${noun}|${nameOf(row)}`);
  const key = keyOf(noun, { id: row.get('id'), sameAs });
  const entries = await findEntries(work.db, [key]);
  const before = judge(work, { key, sameAs }, entries);
  if (Array.isArray(before)) return nowhere(before);
  const find = await contentFinder(work, noun, [row]);
  const here = entries.get(key)?.entry ?? find(row.get('nameEn')) ?? find(row.get('nameAr'));
  if (before) return { result: before, entry: here ?? '' };
  const entry = here ?? (work.trx ? await create(work, noun, read) : `planned ${key}`);
  const made = { noun, key, sameAs, entry, isMade: !here };
  if (work.trx) await insertEntries(work.trx, work.row.document_id, [made], work.now);
  else
    for (const name of [key, `${noun}|${nameOf(row)}`, `${noun}|${contentName(row.get('nameAr'))}`])
      work.planned.content.set(name, entry);
  return { result: here ? 'known' : 'written', entry };
}

/** Imports content, each entry published; existing entries of the same name stay as they are. */
export function takeContent(noun: Noun): Handler {
  return async (work, rows) => {
    const results: Result[] = [];
    for (const row of rows) {
      const { result, entry } = await takeEntry(work, noun, row);
      const hours =
        noun === 'doctors' && !Array.isArray(result) ? await takeHours(work, row, entry, null) : 'known';
      results.push(Array.isArray(hours) ? hours : result === 'known' ? hours : result);
    }
    return results;
  };
}
