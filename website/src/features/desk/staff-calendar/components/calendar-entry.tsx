import { ResultForm, ResultLine } from '@/components/form/result-form';
import { SubmitButton } from '@/components/form/submit-button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { DayEntry } from '@/contract/calendar';
import { moveAddress } from '@/features/desk/appointments/address';
import { ATTENDANCE_LOOKS } from '@/features/desk/appointments/components/marks';
import { appointmentPath, shownAttendance } from '@/features/desk/appointments/rules';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { dateInZone, formatCalendarDate, formatTime } from '@/lib/time/clinic-time';
import { unblockTimeAction } from '../actions';
import { newAppointmentAddress } from '../address';
import { type Drawn, LOOKS, lookOf } from '../look-rules';
import type { MovableVisit } from '../move-rules';
import { FreeTime, Movable, MoveLink } from './movable';

export async function CalendarEntry(drawn: Drawn) {
  const [locale, t] = await getWords('staffCalendar');
  const { placed, column, index, setting } = drawn;
  const { entry } = placed;
  const { icon, className } = LOOKS[lookOf(entry)];
  const { branch, timeZone } = setting;
  const { doctor, doctorName } = column;
  const { date } = column.day;
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

const SMALL =
  'inline-flex w-11 shrink-0 items-center justify-center self-stretch text-action hover:bg-surface/70 pointer-fine:w-7 print:hidden';

/** Minutes up to which an entry has one line on paper. */
const SHORT_ON_PAPER = 20;

interface Props extends Drawn {
  entry: Extract<DayEntry, { kind: 'appointment' }>;
  className: string;
}

async function VisitEntry({ entry, placed, column, index, setting, className }: Props) {
  const [locale, t, words, ui] = await getWords('staffCalendar', 'appointments', 'ui');
  const { appointment, startsAt, endsAt } = entry;
  const { branch, timeZone, mayBook, mayOverbook, now } = setting;
  const { doctor, day } = column;
  const id = appointment.documentId;
  const name = appointment.name ?? words('erased');
  const look = lookOf(entry);
  const time = formatTime({ instant: startsAt, timeZone, locale });
  const until = formatTime({ instant: endsAt, timeZone, locale });
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  const attendance = shownAttendance(appointment);
  const place = appointment.elsewhere;
  const marks = [
    attendance && { icon: ATTENDANCE_LOOKS[attendance].icon, word: words(`attendance.${attendance}`) },
    appointment.isWalkIn && { icon: 'lucide:footprints', word: t('walkIn') },
    appointment.isOverbooked && { icon: 'lucide:triangle-alert', word: words('overbooked') },
    place && { icon: 'lucide:map-pin', word: t('inBranch', { branch: place[locale] }) },
  ].filter((mark) => mark !== null && mark !== false);
  const isAhead = Date.parse(startsAt) > now;
  const isLive =
    mayBook && isAhead && (appointment.status === 'pending' || appointment.status === 'confirmed');
  const states = [t(`kinds.${look}`), ...marks.map(({ word }) => word)];
  const link = (
    <Link
      href={appointmentPath({ locale, id })}
      draggable={false}
      title={states.join(ui('listComma'))}
      className={cn(
        // The entry adapts to the width left of its buttons: the name comes before the time, which its place shows.
        '@container flex min-w-0 grow flex-col justify-start px-1.5 py-0.5 hover:underline print:py-0 print:@max-[2.75rem]:px-0.5',
        // On paper there is no room for a second line: the words of the state give way, its sign stands before the time.
        minutes <= SHORT_ON_PAPER && 'print:flex-row print:items-center print:justify-between print:gap-1',
      )}
    >
      <span
        className={cn(
          'flex min-w-0 items-center gap-1',
          minutes <= SHORT_ON_PAPER && 'print:max-w-[75%] print:shrink-0',
        )}
      >
        <Icon name={LOOKS[look].icon} className="size-3.5 print:@max-[2.75rem]:hidden" />
        <bdi className="sr-only shrink-0 @min-[9rem]:not-sr-only">{time}</bdi>
        <bdi className="truncate font-semibold text-text">{name}</bdi>
      </span>
      <span className="flex min-w-0 items-center gap-1 print:overflow-hidden print:@max-[5rem]:hidden">
        {marks.map(({ icon }) => (
          <Icon key={icon} name={icon} className="size-3.5 text-text" />
        ))}
        <span className="truncate">{states.toReversed().join(' · ')}</span>
      </span>
      <span className="sr-only">{t('until', { from: time, to: until })}</span>
    </Link>
  );
  const box = cn(
    className,
    'flex',
    attendance === 'no_show' && 'border-status-canceled! bg-status-canceled-soft! text-status-canceled!',
    appointment.isOverbooked && 'border-s-4!',
  );
  if (!isLive) return <div className={box}>{link}</div>;
  const visit: MovableVisit = {
    id,
    version: appointment.version,
    name,
    minutes,
    doctor,
    isReached: appointment.isReached,
    was: t('onDay', { day: formatCalendarDate({ date: day.date, locale, style: 'medium' }), time }),
    column: index,
    top: placed.top,
    elsewhere: moveAddress(id).path(locale),
  };
  const moved = { visit, isForeign: place !== null };
  return (
    <Movable {...moved} className={box}>
      {link}
      <MoveLink {...moved} label={t('rescheduleAppointment', { name, time })} className={SMALL}>
        <Icon name="lucide:calendar-sync" className="size-4" />
      </MoveLink>
      {mayOverbook && place === null && !appointment.isOverbooked ? (
        <Link
          href={newAppointmentAddress.path(locale, { branch, doctor, startsAt, overbook: true })}
          className={SMALL}
          aria-label={t('overbook.label', { time })}
          title={t('overbook.link')}
        >
          <Icon name="lucide:copy-plus" className="size-4" />
        </Link>
      ) : null}
    </Movable>
  );
}
