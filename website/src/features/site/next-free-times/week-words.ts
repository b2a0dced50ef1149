import type { Availability } from '@/contract/availability';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import { isScarce, waitingListPath } from '@/lib/address/waiting-list-address';
import {
  dateInZone,
  formatCalendarDate,
  formatTime,
  sayTime,
  zoneName,
  zoneOffsetAt,
} from '@/lib/time/clinic-time';
import type { WeekQuery } from './query';
import type { collectDays } from './rules';
import type { WeekBranch, WeekLink } from './week-state';

/** Times shown per branch and day: a row of three on phones, a column on wide pages; the rest is one link away. */
const SHOWN_NARROW = 3;
const SHOWN_WIDE = 5;
const SHOWN_WIDE_SHARED = 2;

/** One branch's times of some days; null when they could not be had. */
export interface WeekAnswer {
  branch: WeekBranch;
  times: Availability | null;
}

interface Asked extends Omit<WeekQuery, 'from'> {
  now: Date;
  /** Days within which a time is soon enough. */
  soonDays: number;
  /** True for a series of visits, which has no waiting list. */
  isSeries: boolean;
}

type Found = Awaited<ReturnType<typeof collectDays<WeekAnswer>>>;
type Words = Awaited<ReturnType<typeof getTranslations<'availability.week'>>>;
type HrefOf = (time: { branch: number; date: string; time?: string }) => string;

/** The next days on which a doctor has free times in the words of a language, each time a link into its booking. */
export type WeekInWords = Awaited<ReturnType<typeof sayWeek>>;

export async function sayWeek({ days, later, first, ...asked }: Asked & Found) {
  const { locale, doctor, service, specialty } = asked;
  const t = await getTranslations({ namespace: 'availability.week', locale });
  const hrefOf: HrefOf = (time) =>
    localePath({ locale, path: bookAppointmentPath({ by: 'doctor', doctor, service, specialty, ...time }) });
  const said = days.map(({ date, answers }) => {
    const name = formatCalendarDate({ date, locale, style: 'medium' });
    return { name, branches: branchesOn({ date, name, answers, hrefOf, locale, t }) };
  });
  const nothing = said.length === 0 ? t('nothing') : null;
  const ends = [...new Set([said[0], said.at(-1)].map((day) => day?.name))];
  return {
    /** Range such as "Mon 23 November – Tue 1 December"; a text where there is no time at all. */
    range: nothing ?? ends.join(' – '),
    days: said,
    /** The date that the days after these are asked for by; null where nothing is free after them. */
    later,
    /** Text in place of days where there are none. */
    nothing,
    waiting: await waitingOf({ ...asked, answers: first }),
    zone: zoneOf(days[0]?.answers ?? [], locale, t),
  };
}

interface BranchesOnGiven {
  date: string;
  name: string;
  answers: WeekAnswer[];
  hrefOf: HrefOf;
  locale: Locale;
  t: Words;
}

function branchesOn({ date, name, answers, hrefOf, locale, t }: BranchesOnGiven) {
  const open = answers.flatMap(({ branch, times }) => {
    const slots = times?.data.find((day) => day.date === date)?.slots ?? [];
    return slots.length > 0 ? [{ branch, slots }] : [];
  });
  const shownWide = open.length > 1 ? SHOWN_WIDE_SHARED : SHOWN_WIDE;
  return open.map(({ branch, slots }) => {
    const said = { day: name, branch: branch.name };
    const moreOn = (shown: number, shownOn: 'narrow' | 'wide'): WeekLink[] => {
      const count = slots.length - shown;
      if (count <= 0) return [];
      const href = hrefOf({ branch: branch.number, date });
      return [{ text: t('more', { count }), label: t('moreOn', { ...said, count }), href, shownOn }];
    };
    return {
      name: branch.name,
      times: slots.slice(0, Math.max(SHOWN_NARROW, shownWide)).map(({ startsAt }, place): WeekLink => {
        const moment = { instant: startsAt, timeZone: branch.timeZone, locale };
        const shownOn = place >= SHOWN_NARROW ? 'wide' : place >= shownWide ? 'narrow' : undefined;
        const href = hrefOf({ branch: branch.number, date, time: startsAt });
        const label = t('book', { ...said, time: sayTime(moment) });
        return { text: formatTime(moment), label, href, ...(shownOn && { shownOn }) };
      }),
      more: [...moreOn(SHOWN_NARROW, 'narrow'), ...moreOn(shownWide, 'wide')],
    };
  });
}

export function datesWithTimes(answers: WeekAnswer[]): string[] {
  const dates = answers.flatMap(({ times }) =>
    (times?.data ?? []).filter(({ slots }) => slots.length > 0).map(({ date }) => date),
  );
  return [...new Set(dates)].sort();
}

/** The date of the first time after days without any, whichever branch has it. */
export function nextDateOf(answers: WeekAnswer[]): string | null {
  const dates = answers.flatMap(({ branch: { timeZone }, times }) =>
    times?.meta.nextFree ? [dateInZone({ instant: times.meta.nextFree.startsAt, timeZone })] : [],
  );
  return dates.sort()[0] ?? null;
}

const hasTimes = (answer: WeekAnswer) => datesWithTimes([answer]).length > 0;

/** Returns the link to the waiting list where no branch has a time soon enough, as far as the answers say. */
async function waitingOf(given: Asked & { answers: WeekAnswer[] }) {
  const { answers, now, soonDays, isSeries, locale, doctor, service } = given;
  if (isSeries) return null;
  const known = answers.flatMap(({ branch, times }) => {
    if (!times) return [];
    const first = times.data.flatMap(({ slots }) => slots)[0] ?? times.meta.nextFree;
    const { timeZone } = branch;
    const today = dateInZone({ instant: now, timeZone });
    const nextFree = first ? dateInZone({ instant: first.startsAt, timeZone }) : null;
    return [isScarce({ nextFree, today, soonDays })];
  });
  if (known.length === 0 || known.includes(false)) return null;
  const t = await getTranslations({ namespace: 'waitingList', locale });
  const query = { doctor: String(doctor), ...(service === undefined ? {} : { service: String(service) }) };
  return { text: t('form.send'), href: localePath({ locale, path: waitingListPath(query) }) };
}

/** Returns the note to a reader whose clock differs from the zone, which is `minutes` ahead of UTC at `instant`. */
function zoneOf(answers: WeekAnswer[], locale: Locale, t: Words) {
  const first = answers.find(hasTimes);
  const instant = first?.times?.data.flatMap(({ slots }) => slots)[0]?.startsAt;
  if (!first || !instant) return null;
  const moment = { instant, timeZone: first.branch.timeZone };
  return {
    text: t('zone', { zone: zoneName({ ...moment, locale }) }),
    instant,
    minutes: zoneOffsetAt(moment),
  };
}
