import { ResultForm, ResultLine } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { Icon } from '@/components/ui/icon';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { dateInZone, formatCalendarDate, formatTime } from '@/lib/time/clinic-time';
import { unblockTimeAction } from '../actions';
import { newAppointmentAddress } from '../address';
import { type Drawn, LOOKS, lookOf } from '../look-rules';
import { FreeTime } from './movable';
import { VisitEntry } from './visit-entry';

export async function CalendarEntry(drawn: Drawn) {
  const [locale, t] = await getWords('staffCalendar');
  const { placed, column, index, setting } = drawn;
  const { entry } = placed;
  const { icon, className } = LOOKS[lookOf(entry)];
  const { branch, timeZone } = setting;
  const { doctor, doctorName, date } = column;
  const box = cn(
    'h-full w-full overflow-hidden rounded-md border text-xs leading-tight print:text-[7.5pt] print:leading-none',
    className,
  );
  if (entry.kind === 'appointment') return <VisitEntry {...drawn} entry={entry} className={box} />;
  /** A time of day, with its date where that is not the day of the column. */
  const timeOf = (instant: string) => {
    const said = formatTime({ instant, timeZone, locale });
    const own = dateInZone({ instant, timeZone });
    const day = formatCalendarDate({ date: own, locale, style: 'medium' });
    return own === date ? said : t('onDay', { day, time: said });
  };
  const time = timeOf(entry.startsAt);
  if (entry.kind === 'free') {
    const sign = (
      <>
        <Icon name={icon} className="size-3.5 opacity-70" />
        <bdi>{formatTime({ instant: entry.startsAt, timeZone, locale })}</bdi>
      </>
    );
    const free = cn(box, 'flex items-center gap-1 px-1.5');
    if (!setting.mayBook) return <p className={free}>{sign}</p>;
    const day = formatCalendarDate({ date, locale, style: 'medium' });
    const when = t('onDay', { day, time });
    return (
      <FreeTime
        choice={{ startsAt: entry.startsAt, doctor, doctorName, when, column: index, top: placed.top }}
        room={placed.room}
        href={newAppointmentAddress.path(locale, { branch, doctor, startsAt: entry.startsAt })}
        label={t('book', { time: when, doctor: doctorName })}
        className={cn(free, 'hover:bg-accent-soft')}
      >
        {sign}
      </FreeTime>
    );
  }
  const own = entry.kind === 'blocked' ? entry.block : null;
  return (
    <div className={cn(box, 'flex gap-x-1 px-1.5')}>
      <div className="min-w-0 grow py-0.5">
        <p className="flex items-center gap-1 font-semibold">
          <Icon name={icon} className="size-3.5" />
          <span className="truncate">
            {t(`kinds.${entry.kind}`)} <bdi>{t('until', { from: time, to: timeOf(entry.endsAt) })}</bdi>
          </span>
        </p>
        {own ? (
          <p className="break-words text-text-soft">
            <bdi>{own.reason}</bdi>
          </p>
        ) : null}
      </div>
      {own ? (
        <ResultForm
          action={unblockTimeAction}
          fields={{ id: own.documentId }}
          className="relative flex shrink-0 items-stretch print:hidden"
        >
          <SubmitButton
            variant="quiet"
            size="sm"
            // As high as its time, and at most 44 px, the size of a finger.
            className="max-h-11 min-h-0! rounded-md px-2! py-0! text-xs!"
            pendingLabel={t('block.pending')}
            aria-label={t('unblock.label', { time })}
          >
            {t('unblock.submit')}
          </SubmitButton>
          <ResultLine className="absolute end-0 top-full z-20 w-max max-w-60 rounded-control bg-danger-soft p-2 font-semibold" />
        </ResultForm>
      ) : null}
    </div>
  );
}
