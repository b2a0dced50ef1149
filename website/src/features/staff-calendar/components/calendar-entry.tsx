import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { DayEntry } from '@/contract/calendar';
import { cn } from '@/lib/cn';
import { GOES_ON, LOOKS, lookOf, type Place } from '../look-rules';
import { newAppointmentPath } from '../rules';
import { timeOn } from '../time-words';
import { AppointmentEntry } from './appointment-entry';
import { UnblockForm } from './unblock-form';

/** One thing in a doctor's day: a free time leads to its booking, an appointment to its appointment. */
export async function CalendarEntry({
  locale,
  entry,
  goesOn,
  place,
}: {
  locale: Locale;
  entry: DayEntry;
  /** It takes later hours too, which are drawn below. */
  goesOn: boolean;
  place: Place;
}) {
  const t = await getTranslations('staffCalendar');
  const { icon, className } = LOOKS[lookOf(entry)];
  const { branch, doctor } = place;
  const time = timeOn({ instant: entry.startsAt, place, locale, t });
  const until = timeOn({ instant: entry.endsAt, place, locale, t });
  const box = cn('rounded-control border px-2 py-1 text-sm', className, goesOn ? GOES_ON : null);
  if (entry.kind === 'appointment') {
    return <AppointmentEntry locale={locale} entry={entry} place={place} time={time} className={box} />;
  }
  if (entry.kind === 'free' && !place.mayBook) {
    return (
      <p className={cn(box, 'flex items-center gap-1.5 font-semibold')}>
        <Icon name={icon} className="size-4" />
        {time}
      </p>
    );
  }
  if (entry.kind === 'free') {
    const wanted = { branch, doctor, startsAt: entry.startsAt, isOverbooking: false };
    return (
      <Link
        href={newAppointmentPath({ locale, wanted })}
        prefetch={false}
        aria-label={t('book', { time })}
        className={cn(box, 'flex min-h-8 items-center gap-1.5 font-semibold hover:bg-accent-soft')}
      >
        <Icon name={icon} className="size-4" />
        {time}
      </Link>
    );
  }
  return (
    <div className={box}>
      <p className="flex items-start gap-1.5 font-semibold">
        <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
        {t('until', { from: time, to: until })}
      </p>
      <p>{t(`kinds.${entry.kind}`)}</p>
      {entry.kind === 'blocked' && entry.block ? (
        <>
          <p className="break-words text-text-soft">
            <bdi>{entry.block.reason}</bdi>
          </p>
          <UnblockForm
            locale={locale}
            id={entry.block.documentId}
            label={t('unblock.label', { time })}
            words={{ submit: t('unblock.submit'), pending: t('unblock.pending') }}
          />
        </>
      ) : null}
    </div>
  );
}
