import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { dateInZone, formatTime } from '@/lib/clinic-time';
import { cn } from '@/lib/cn';
import type { Piece } from '../hours-rules';
import { GOES_ON, LOOKS, lookOf, type Place } from '../look-rules';

/** A later hour of something that takes longer: what it is, and until when. */
export async function GoingOn({ locale, piece, place }: { locale: Locale; piece: Piece; place: Place }) {
  const t = await getTranslations('staffCalendar');
  const { entry, isLast } = piece;
  const { icon, className } = LOOKS[lookOf(entry)];
  const kind = t(`kinds.${lookOf(entry)}`);
  const { date, timeZone } = place;
  // Where it ends on another day, the first piece has said it.
  const endsToday = dateInZone({ instant: new Date(Date.parse(entry.endsAt) - 1), timeZone }) === date;
  const time = formatTime({ instant: entry.endsAt, timeZone, locale });
  return (
    <p
      className={cn(
        'flex items-start gap-1.5 rounded-control rounded-ss-none rounded-se-none border border-t-0 px-2 py-1 text-sm',
        isLast ? null : GOES_ON,
        className,
      )}
    >
      <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
      <span>{endsToday ? t('goesOn', { kind, time }) : kind}</span>
    </p>
  );
}
