'use client';

import Link from 'next/link';
import type { Locale } from '@/i18n/routing';
import { dateInZone, formatRelativeDay, formatTime, zoneNote } from '@/lib/clinic-time';
import type { TimeHref, WeekAnswer, WeekWords } from '../week-state';

/** What the days themselves do not say: nothing this week, or another clock than the reader's. */
export function WeekNote({
  answers,
  hrefOf,
  locale,
  words,
}: {
  answers: WeekAnswer[];
  hrefOf: TimeHref;
  locale: Locale;
  words: WeekWords;
}) {
  const first = answers.find(({ times }) => times?.data.some((day) => day.slots.length > 0));
  if (first) {
    const instant = first.times?.data.flatMap((day) => day.slots)[0]?.startsAt ?? '';
    const readerTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const zone = zoneNote({ instant, timeZone: first.branch.timeZone, readerTimeZone, locale });
    return zone ? <p className="text-text-soft">{words.zone.replace('{zone}', zone)}</p> : null;
  }
  return <NextFreeLink {...{ answers, hrefOf, locale, words }} />;
}

/** A week without a free time leads to the first one after it, whichever branch has it. */
function NextFreeLink({
  answers,
  hrefOf,
  locale,
  words,
}: {
  answers: WeekAnswer[];
  hrefOf: TimeHref;
  locale: Locale;
  words: WeekWords;
}) {
  const next = answers
    .flatMap(({ branch, times }) => (times?.meta.nextFree ? [{ branch, ...times.meta.nextFree }] : []))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))[0];
  if (!next) return <p>{words.nothing}</p>;
  const { branch, startsAt } = next;
  const moment = { instant: startsAt, timeZone: branch.timeZone, locale };
  return (
    <Link
      href={hrefOf({ branch: branch.number, date: dateInZone(moment), time: startsAt })}
      className="inline-flex min-h-11 items-center rounded-control bg-accent-soft px-4 py-2 font-semibold text-accent-strong"
    >
      {words.nextFree
        .replace('{day}', formatRelativeDay({ ...moment, now: new Date() }))
        .replace('{time}', formatTime(moment))
        .replace('{branch}', branch.name)}
    </Link>
  );
}
