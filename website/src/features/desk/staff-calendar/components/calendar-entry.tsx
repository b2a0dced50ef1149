import { Icon } from '@/components/ui/icon';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { formatCalendarDate, formatTime } from '@/lib/time/clinic-time';
import type { Placed } from '../layout-rules';
import { type Column, LOOKS, lookOf, type Setting } from '../look-rules';
import { newAppointmentPath } from '../rules';
import { timeOn } from '../time-words';
import { FreeTime } from './free-time';
import { UnblockForm } from './unblock-form';
import { VisitEntry } from './visit-entry';

export async function CalendarEntry({
  placed,
  column,
  index,
  setting,
}: {
  placed: Placed;
  column: Column;
  index: number;
  setting: Setting;
}) {
  const [locale, t] = await getWords('staffCalendar');
  const { entry } = placed;
  const { icon, className } = LOOKS[lookOf(entry)];
  const { branch, timeZone } = setting;
  const { doctor, doctorName, date } = column;
  const box = cn(
    'h-full w-full overflow-hidden rounded-md border text-xs leading-tight print:text-[7.5pt] print:leading-none',
    className,
  );
  if (entry.kind === 'appointment') {
    return (
      <VisitEntry
        entry={entry}
        placed={placed}
        column={column}
        index={index}
        setting={setting}
        className={box}
      />
    );
  }
  const time = timeOn({ instant: entry.startsAt, date, timeZone, locale, t });
  const until = timeOn({ instant: entry.endsAt, date, timeZone, locale, t });
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
    const wanted = { branch, doctor, startsAt: entry.startsAt, isOverbooking: false };
    return (
      <FreeTime
        choice={{ startsAt: entry.startsAt, doctor, doctorName, when }}
        room={placed.room}
        column={index}
        top={placed.top}
        href={newAppointmentPath({ locale, wanted })}
        words={{
          book: t('book', { time: when, doctor: doctorName }),
          target: t('moving.target', { when, doctor: doctorName }),
        }}
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
            {t(`kinds.${entry.kind}`)} <bdi>{t('until', { from: time, to: until })}</bdi>
          </span>
        </p>
        {own ? (
          <p className="break-words text-text-soft">
            <bdi>{own.reason}</bdi>
          </p>
        ) : null}
      </div>
      {own ? <UnblockForm id={own.documentId} time={time} /> : null}
    </div>
  );
}
