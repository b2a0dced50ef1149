import { getTranslations } from 'next-intl/server';
import type { Availability } from '@/contract/availability';
import { type Locale, localePath } from '@/i18n/routing';
import { bookAppointmentPath } from '@/lib/booking-address';
import {
  dateInZone,
  formatCalendarDate,
  formatRelativeDay,
  formatTime,
  zoneName,
  zoneOffsetAt,
} from '@/lib/clinic-time';
import { isScarce, waitingListPath } from '@/lib/waiting-list';
import { weekdayOf } from '@/lib/week';
import { datesOfWeek } from './rules';
import type { WeekBranch, WeekInWords, WeekLink } from './week-state';

/** Times shown per branch and day: a row of three on phones, a column on wide pages; the rest is one link away. */
const SHOWN_NARROW = 3;
const SHOWN_WIDE = 5;
const SHOWN_WIDE_SHARED = 2;

/** One branch's times of the week; null when they could not be had. */
interface WeekAnswer {
  branch: WeekBranch;
  times: Availability | null;
}

interface Asked {
  locale: Locale;
  /** Public numbers of the doctor, and of the service and specialty that are known. */
  doctor: number;
  service: number | undefined;
  specialty: number | undefined;
}

type Words = Awaited<ReturnType<typeof getTranslations<'availability.week'>>>;
type HrefOf = (time: { branch: number; date: string; time?: string }) => string;

/** What a doctor's branches answered for the week from a date, in words. */
export async function sayWeek({
  from,
  answers,
  now,
  soonDays,
  ...asked
}: Asked & {
  from: string;
  answers: WeekAnswer[];
  now: Date;
  /** Within how many days a time is soon enough. */
  soonDays: number;
}): Promise<WeekInWords> {
  const { locale, doctor, service, specialty } = asked;
  const t = await getTranslations({ namespace: 'availability.week', locale });
  const hrefOf: HrefOf = (time) =>
    localePath({ locale, path: bookAppointmentPath({ by: 'doctor', doctor, service, specialty, ...time }) });
  const dayName = (date: string) => formatCalendarDate({ date, locale, style: 'medium' });
  const dates = datesOfWeek(from);
  const workdays = new Set(answers.flatMap(({ branch }) => branch.weekdays));
  return {
    range: [dates[0], dates.at(-1)].map((date) => dayName(date ?? from)).join(' – '),
    days: dates.map((date) => {
      const name = dayName(date);
      const branches = branchesOn({ date, name, answers, hrefOf, locale, t });
      const isWorkday = workdays.has(weekdayOf(date));
      const isFree = branches.length > 0;
      return {
        name,
        isWorkday: isWorkday || isFree,
        branches,
        note: isFree ? null : isWorkday ? t('full') : t('dayOff'),
      };
    }),
    next: nextOf({ answers, hrefOf, locale, now, t }),
    waiting: await waitingOf({ ...asked, answers, now, soonDays }),
    zone: zoneOf({ answers, locale, t }),
  };
}

function branchesOn({
  date,
  name,
  answers,
  hrefOf,
  locale,
  t,
}: {
  date: string;
  name: string;
  answers: WeekAnswer[];
  hrefOf: HrefOf;
  locale: Locale;
  t: Words;
}): WeekInWords['days'][number]['branches'] {
  const open = answers.flatMap(({ branch, times }) => {
    const slots = times?.data.find((day) => day.date === date)?.slots ?? [];
    return slots.length > 0 ? [{ branch, slots }] : [];
  });
  const shownWide = open.length > 1 ? SHOWN_WIDE_SHARED : SHOWN_WIDE;
  return open.map(({ branch, slots }) => {
    const said = { day: name, branch: branch.name };
    const moreOn = ({ shown, shownOn }: { shown: number; shownOn: 'narrow' | 'wide' }): WeekLink[] => {
      const count = slots.length - shown;
      if (count <= 0) return [];
      const href = hrefOf({ branch: branch.number, date });
      return [{ text: t('more', { count }), label: t('moreOn', { ...said, count }), href, shownOn }];
    };
    return {
      name: branch.name,
      times: slots.slice(0, Math.max(SHOWN_NARROW, shownWide)).map(({ startsAt }, place): WeekLink => {
        const time = formatTime({ instant: startsAt, timeZone: branch.timeZone, locale });
        const shownOn = place >= SHOWN_NARROW ? 'wide' : place >= shownWide ? 'narrow' : undefined;
        const href = hrefOf({ branch: branch.number, date, time: startsAt });
        return { text: time, label: t('book', { ...said, time }), href, ...(shownOn && { shownOn }) };
      }),
      more: [
        ...moreOn({ shown: SHOWN_NARROW, shownOn: 'narrow' }),
        ...moreOn({ shown: shownWide, shownOn: 'wide' }),
      ],
    };
  });
}

const hasTimes = ({ times }: WeekAnswer) => times?.data.some(({ slots }) => slots.length > 0) ?? false;

/** A week without a free time leads to the first one after it, whichever branch has it. */
function nextOf({
  answers,
  hrefOf,
  locale,
  now,
  t,
}: {
  answers: WeekAnswer[];
  hrefOf: HrefOf;
  locale: Locale;
  now: Date;
  t: Words;
}): WeekInWords['next'] {
  if (answers.some(hasTimes)) return null;
  const [next] = answers
    .flatMap(({ branch, times }) => (times?.meta.nextFree ? [{ branch, ...times.meta.nextFree }] : []))
    .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  if (!next) return { text: t('nothing') };
  const { branch, startsAt } = next;
  const moment = { instant: startsAt, timeZone: branch.timeZone, locale };
  const said = { day: formatRelativeDay({ ...moment, now }), time: formatTime(moment), branch: branch.name };
  const href = hrefOf({ branch: branch.number, date: dateInZone(moment), time: startsAt });
  return { text: t('nextFree', said), href };
}

/** The way to the waiting list where no branch has a time soon enough, as far as the answers say. */
async function waitingOf({
  answers,
  now,
  soonDays,
  locale,
  doctor,
  service,
}: Asked & { answers: WeekAnswer[]; now: Date; soonDays: number }): Promise<WeekInWords['waiting']> {
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
  return { text: t('join'), href: localePath({ locale, path: waitingListPath(query) }) };
}

function zoneOf({
  answers,
  locale,
  t,
}: {
  answers: WeekAnswer[];
  locale: Locale;
  t: Words;
}): WeekInWords['zone'] {
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
