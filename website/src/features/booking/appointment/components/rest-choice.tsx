import { RadioGroup } from '@/components/form/radio-group';
import type { OwnAppointment } from '@/contract/appointment';
import { placeInSeries } from '@/contract/booking-number';
import { getWords } from '@/i18n/translations';
import { withFallback } from '@/lib/backend/errors';
import { dateInZone, formatDate, sayTime } from '@/lib/time/clinic-time';
import { findRest } from '../data';
import { datesOfOthers, othersOf, placesOf, writeMoved } from '../series-rules';
import { openedBooking } from '../session';

interface Props {
  appointment: OwnAppointment;
  /** The chosen time. */
  startsAt: string;
  branch: string;
  timeZone: string;
}

/** Asks whether the visits of a series after an appointment move with it, and to which times; nothing where there are none. */
export async function RestChoice({ appointment, startsAt, branch, timeZone }: Props) {
  const { bookingNumber, series } = appointment;
  const { rest } = othersOf(series, bookingNumber);
  const own = series.filter((visit) => visit.bookingNumber === bookingNumber);
  if (rest.length === 0) return null;
  const [locale, t] = await getWords('appointment.series');
  // When the backend cannot say, the visit alone can still be moved.
  const times = await withFallback(
    async () => findRest({ ...(await openedBooking(bookingNumber)), startsAt, branch }),
    'failed',
  );
  if (times === 'failed') return null;
  const moving = [...own, ...rest];
  const moved = writeMoved(moving, times);
  // The visit alone would be a second one on that day, which is refused.
  const isOnDayOfLater = datesOfOthers(series, bookingNumber).after.includes(
    dateInZone({ instant: startsAt, timeZone }),
  );
  if (moved === null && isOnDayOfLater)
    return (
      <p className="mt-4 font-semibold" data-refused="">
        {t('dayTaken')}
      </p>
    );
  if (moved === null) return <p className="mt-4">{t('noRest')}</p>;
  const hint = (
    <>
      <span className="block">{t('places', placesOf(moving, series))}</span>
      <ol className="list-decimal ps-7">
        {times?.map(({ startsAt: instant }, index) => (
          <li key={instant} value={placeInSeries((rest[index - 1] ?? appointment).bookingNumber)}>
            {formatDate({ instant, timeZone, locale, style: 'medium' })} ·{' '}
            {sayTime({ instant, timeZone, locale })}
          </li>
        ))}
      </ol>
    </>
  );
  return (
    <RadioGroup
      id="moved"
      label={t('whichMove')}
      hint={isOnDayOfLater ? t('onlyRest') : undefined}
      choices={[
        ...(isOnDayOfLater ? [] : [{ value: '[]', label: t('one') }]),
        { value: moved, label: t('rest', { count: rest.length }), hint },
      ]}
      defaultValue={isOnDayOfLater ? moved : '[]'}
      className="mt-5"
    />
  );
}
