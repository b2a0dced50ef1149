import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { DayEntry } from '@/contract/calendar';
import { OverbookedMark } from '@/features/appointments/components/overbooked-mark';
import { appointmentPath, movePath } from '@/features/appointments/rules';
import { LOOKS, lookOf, type Place } from '../look-rules';
import { newVisitPath } from '../rules';

/** A visit in the calendar, with the ways to move it and, for managers, to put a second one beside it. */
export async function VisitEntry({
  locale,
  entry,
  place,
  time,
  className,
}: {
  locale: Locale;
  entry: Extract<DayEntry, { kind: 'visit' }>;
  place: Place;
  time: string;
  className: string;
}) {
  const [t, words] = await Promise.all([getTranslations('staffDays'), getTranslations('appointments')]);
  const { visit, startsAt } = entry;
  const name = visit.name ?? words('erased');
  const { icon } = LOOKS[lookOf(entry)];
  const isAhead = new Date(startsAt) > new Date();
  const isLive = isAhead && (visit.status === 'pending' || visit.status === 'confirmed');
  const small =
    'inline-flex min-h-8 items-center gap-1 rounded-control px-1 font-semibold text-action underline-offset-4 hover:underline';
  const { branch, doctor } = place;
  const wanted = { branch, doctor, startsAt, isOverbooking: true };
  return (
    <div className={className}>
      {visit.isOverbooked ? <OverbookedMark /> : null}
      <Link
        href={appointmentPath({ locale, id: visit.documentId })}
        prefetch={false}
        className="block min-h-8 font-semibold hover:underline"
      >
        <span className="flex items-center gap-1.5">
          <Icon name={icon} className="size-4 shrink-0" />
          {time}
          <span className="sr-only">, {t(`kinds.${lookOf(entry)}`)},</span>
        </span>
        <span className="block break-words text-text">
          <bdi>{name}</bdi>
        </span>
      </Link>
      {visit.elsewhere ? <p>{t('inBranch', { branch: visit.elsewhere[locale] })}</p> : null}
      {isLive ? (
        <p className="-mx-1 flex flex-wrap gap-x-2 print:hidden">
          <Link
            href={movePath({ locale, id: visit.documentId })}
            prefetch={false}
            className={small}
            aria-label={t('moveVisit', { name, time })}
          >
            {t('move.link')}
          </Link>
          {place.mayOverbook && !visit.isOverbooked && !visit.elsewhere ? (
            <Link
              href={newVisitPath({ locale, wanted })}
              prefetch={false}
              className={small}
              aria-label={t('overbook.label', { time })}
            >
              {t('overbook.link')}
            </Link>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
