import 'server-only';
import type { NextFree } from '@/contract/availability';
import { sayFees } from '@/features/site/fees/query';
import { listNextFree } from '@/features/site/next-free-times/data';
import { momentText } from '@/features/site/next-free-times/rules';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import { entryPath } from '@/lib/address/entry-address';
import { dateInZone } from '@/lib/time/clinic-time';
import { sayDanger } from './danger-words';
import { getSearchContent, type SearchContent } from './data';
import type { Shown } from './kind-data';
import { keyOf, type Searchable, search } from './rules';

/** Most results listed: more is a lookup for the pages of the site. */
const MOST_RESULTS = 8;
/** Doctors beside a complaint, the soonest free first. */
const DOCTORS_BESIDE = 3;
/** Longest waits for free times, without which an answer is whole: while somebody types, and for a page, which is asked for once. */
const WAIT_MS = { typing: 1500, page: 4000 };

export type SearchAnswer = Awaited<ReturnType<typeof answerSearch>>;

interface Asked {
  content: SearchContent;
  locale: Locale;
  t: Awaited<ReturnType<typeof getTranslations<'search'>>>;
}

/** Kinds that lead to doctors, and the document ids of their specialties. */
function specialtiesOf(entry: Searchable | undefined): readonly string[] {
  if (entry?.kind === 'symptom') return entry.specialtyIds ?? [];
  return entry?.kind === 'specialty' ? [entry.id] : [];
}

/** First free times by doctor, for a service or the usual one; none where they are not known in time. */
async function readTimes(service: string | null, where: keyof typeof WAIT_MS) {
  const late = new Promise<NextFree[]>((resolve) => {
    setTimeout(resolve, WAIT_MS[where], []).unref();
  });
  const known = await Promise.race([listNextFree(service ? { service } : {}), late]).catch(() => []);
  return new Map(known.map((free) => [free.doctor, free]));
}

/** Answers a search: warning signs, else the best results, first doctors of a symptom. @throws BackendError while never read */
export async function answerSearch(given: { q: string; locale: Locale; where: keyof typeof WAIT_MS }) {
  const { q, locale, where } = given;
  const t = await getTranslations({ locale, namespace: 'search' });
  const content = await getSearchContent();
  const found = search({ index: content.index, query: q, limit: MOST_RESULTS });
  const { mayBeEmergency, warnings, elsewhere, results } = found;
  const asked = { content, locale, t };
  const danger = mayBeEmergency ? await sayDanger(content, { signs: warnings, isLike: false, locale }) : null;
  // Results of a possible emergency have no times, and no links to them.
  const { listed, ...free } = mayBeEmergency
    ? { listed: results, times: new Map<string, NextFree>(), known: { first: undefined, serviceId: null } }
    : await addDoctors(asked, results, where);
  const shown = await Promise.all(listed.map((entry) => sayResult({ ...asked, ...free, entry })));
  const said = shown.filter((result) => result !== null);
  const other = elsewhere === null ? null : content.shown({ key: `symptom:${elsewhere}`, locale });
  return {
    // Nothing below a warning leads to a time.
    ...(danger ?? { warnings: [], help: null }),
    /** Matter that the clinic does not treat, and who does. */
    elsewhere: other && {
      title: t('elsewhere', { name: other.name }),
      text: other.note ?? '',
      words: contentLang(other, locale),
    },
    results: said,
    /** "5 results", for screen readers; a warning beside which there is nothing to read speaks for itself. */
    said: other
      ? t('elsewhere', { name: other.name })
      : danger && said.length === 0
        ? danger.urgent
        : t('count', { count: said.length }),
  };
}

/** Adds the doctors of the first result, and returns what is known of their times. */
async function addDoctors({ content }: Asked, results: readonly Searchable[], where: keyof typeof WAIT_MS) {
  const [first, ...others] = results;
  const serviceId = first?.kind === 'symptom' ? (first.serviceId ?? null) : null;
  const times = await readTimes(serviceId, where);
  const beside = doctorsBeside(content, results, times);
  const isBeside = new Set(beside.map(keyOf));
  const left = others.filter((entry) => !isBeside.has(keyOf(entry)));
  const listed = first ? [first, ...beside, ...left].slice(0, MOST_RESULTS) : [];
  return { listed, times, known: { first, serviceId } };
}

function doctorsBeside(
  content: SearchContent,
  results: readonly Searchable[],
  times: ReadonlyMap<string, NextFree>,
): Searchable[] {
  const specialties = specialtiesOf(results[0]);
  const startOf = ({ id }: Searchable) =>
    Date.parse(times.get(id)?.startsAt ?? '') || Number.POSITIVE_INFINITY;
  return [...content.index.entries.values()]
    .filter(
      ({ kind, id, specialtyIds = [] }) =>
        kind === 'doctor' &&
        (times.size === 0 || times.has(id)) &&
        specialties.some((one) => specialtyIds.includes(one)),
    )
    .sort((one, other) => startOf(one) - startOf(other))
    .slice(0, DOCTORS_BESIDE);
}

interface Known {
  first: Searchable | undefined;
  serviceId: string | null;
}

async function sayResult({
  entry,
  times,
  ...asked
}: Asked & { entry: Searchable; times: ReadonlyMap<string, NextFree>; known: Known }) {
  const { content, locale, t, known } = asked;
  const key = keyOf(entry);
  const shown = content.shown({ key, locale });
  if (!shown) return null;
  const free = entry.kind === 'doctor' && !shown.takesNoNewBookings ? times.get(entry.id) : undefined;
  const fees = await sayFees(locale, content.fees);
  const fee = free
    ? fees.ofDoctor({ doctor: { id: entry.id, branches: [{ id: free.branch }] }, service: known.serviceId })
    : null;
  const time = await sayTime({ ...asked, free, doctor: shown });
  const { path, action } = leadTo({ ...asked, entry, shown });
  return {
    key,
    kind: entry.kind === 'redFlag' ? '' : t(`kinds.${entry.kind}`),
    title: shown.name,
    note: shown.note,
    words: contentLang(shown, locale),
    href: localePath({ locale, path }),
    /** Name of the link if the title does not say what it does: "Book: Ear and hearing". */
    action,
    time: time && fee ? { ...time, label: `${time.label} (${fee})` } : time,
    /** Of the visit at that time. */
    fee,
  };
}

/** Parts of the site that the pages of these kinds lie in. */
const SECTIONS = {
  doctor: 'doctor',
  service: 'services',
  branch: 'branches',
  article: 'blog',
  page: 'pages',
  offer: 'offers',
  vacancy: 'jobs',
} as const;

function leadTo(given: Asked & { entry: Searchable; shown: Shown }): { path: string; action: string | null } {
  const { shown, content, locale, t } = given;
  const { kind, id, specialtyIds = [], serviceId } = given.entry;
  const entry = { number: shown.number ?? 0, slugs: shown.slugs };
  const plain = (path: string) => ({ path, action: null });
  switch (kind) {
    case 'symptom': {
      const [specialtyId] = specialtyIds;
      const specialty = specialtyId ? content.shown({ key: `specialty:${specialtyId}`, locale }) : null;
      const service = serviceId ? content.shown({ key: `service:${serviceId}`, locale }) : null;
      const known = {
        specialty: specialty?.number ?? undefined,
        service: service && !service.takesNoNewBookings ? (service.number ?? undefined) : undefined,
      };
      const name = specialty?.name ?? service?.name;
      return {
        path: bookAppointmentPath({ by: 'doctor', ...known }),
        action: name ? t('bookFor', { name }) : null,
      };
    }
    case 'specialty':
      return plain(`/doctors?specialty=${entry.number}`);
    case 'question':
    case 'redFlag':
      return plain(`/faq#question-${id}`);
    default:
      return plain(entryPath(SECTIONS[kind], entry, locale));
  }
}

async function sayTime(given: Asked & { free: NextFree | undefined; doctor: Shown; known: Known }) {
  const { free, doctor, content, locale, t, known } = given;
  const place = free && content.shown({ key: `branch:${free.branch}`, locale });
  if (!free || place?.number == null || doctor.number === null) return null;
  const moments = await getTranslations({ locale, namespace: 'availability' });
  const { startsAt, timeZone } = free;
  const moment = momentText({ startsAt, timeZone, locale, pattern: moments.raw('moment'), now: new Date() });
  const [specialtyId] = specialtiesOf(known.first);
  const numberOf = (key: string) => content.shown({ key, locale })?.number ?? undefined;
  const path = bookAppointmentPath({
    by: 'doctor',
    doctor: doctor.number,
    branch: place.number,
    specialty: specialtyId ? numberOf(`specialty:${specialtyId}`) : undefined,
    service: known.serviceId ? numberOf(`service:${known.serviceId}`) : undefined,
    date: dateInZone({ instant: startsAt, timeZone }),
    time: startsAt,
  });
  return {
    text: `${moment} · ${place.name}`,
    label: t('bookTime', { name: doctor.name, moment, branch: place.name }),
    href: localePath({ locale, path }),
  };
}
