import { ActionFields } from '@/components/form/action-fields';
import { AnsweredForm } from '@/components/form/answered-form';
import { RadioGroup } from '@/components/form/radio-group';
import { SubmitButton } from '@/components/form/submit-button';
import { ButtonLink } from '@/components/ui/button';
import { nameLine } from '@/components/ui/name-line';
import type { OwnAppointment } from '@/contract/appointment';
import { placeInSeries } from '@/contract/booking-number';
import type { BookingSetting } from '@/features/booking/choices/data';
import { CallPromise } from '@/features/booking/details/components/call-promise';
import { callWords } from '@/features/booking/details/words';
import type { Branch } from '@/features/site/branches/data';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { withFallback } from '@/lib/backend/errors';
import { dateInZone, formatDate, sayTime } from '@/lib/time/clinic-time';
import { rescheduleAppointmentAction } from '../actions';
import { findRest } from '../data';
import { datesOfOthers, othersOf, placesOf, writeMoved } from '../series-rules';
import { openedBooking } from '../session';
import { AppointmentTime } from './appointment-words';
import { MoveFee } from './move-fee';

interface Props {
  appointment: OwnAppointment;
  /** The new start, an ISO instant. */
  time: string;
  /** Address of the calendar. */
  otherTimes: string;
  setting: BookingSetting;
  /** Another branch that it is moved to. */
  branch: Branch | null;
  /** True when it is confirmed there at once. */
  keepsStatus: boolean;
}

/** The old and the new time side by side, and the question whether to ask for the new one. */
export async function RescheduleQuestion(props: Props) {
  const { appointment, time, otherTimes, setting, branch, keepsStatus } = props;
  const [locale, t] = await getWords('appointment.move');
  const { bookingNumber: number, version, callLines } = appointment;
  const country = branch?.country ?? appointment.branch.country;
  const timeZone = branch?.timeZone ?? appointment.timeZone;
  const branchId = branch?.id ?? appointment.branch.documentId;
  // No call is promised while a deposit is unpaid.
  const isToPay = appointment.deposits.some(({ state }) => state === 'asked');
  const call = await callWords(locale, setting, country);
  return (
    <AnsweredForm turn="" action={rescheduleAppointmentAction} noValidate={false} className="group/move mt-4">
      <ActionFields of={{ number, version, time, ...(branch && { branch: branch.number }) }} />
      <dl className="grid gap-3 sm:grid-cols-2">
        <div className="rounded-control border border-line p-4">
          <dt className="text-sm text-text-soft">{t('from')}</dt>
          <dd className="line-through decoration-2 opacity-70">
            <AppointmentTime {...appointment} />
            {branch ? <span className="block">{nameLine(locale, appointment.branch.name)}</span> : null}
          </dd>
        </div>
        <div className="rounded-control border-2 border-accent bg-surface-sky p-4">
          <dt className="text-sm text-text-soft">{t('to')}</dt>
          <dd>
            <AppointmentTime startsAt={time} timeZone={timeZone} />
            {branch ? (
              <span className="block" {...contentLang(branch, locale)}>
                <span className="font-semibold text-brand">{branch.name}</span>
                <span className="block text-sm">{branch.address}</span>
              </span>
            ) : null}
            <MoveFee appointment={appointment} branchId={branchId} />
          </dd>
        </div>
      </dl>
      <RestChoice {...{ appointment, time, timeZone }} branch={branchId} />
      <p className="mt-4">
        {t(keepsStatus ? 'consequenceConfirmed' : isToPay ? 'consequenceDeposit' : 'consequence')}
      </p>
      {callLines && !keepsStatus && !isToPay ? (
        <CallPromise lines={callLines} drawnAt={Date.now()} {...{ timeZone, locale }} words={call} />
      ) : null}
      <div className="mt-5 flex flex-wrap gap-3">
        <span className="group-has-data-refused/move:hidden">
          <SubmitButton pendingLabel={t('sending')}>{t(keepsStatus ? 'yesConfirmed' : 'yes')}</SubmitButton>
        </span>
        <ButtonLink href={otherTimes} variant="secondary" prefetch={false}>
          {t('otherTime')}
        </ButtonLink>
      </div>
    </AnsweredForm>
  );
}

/** Asks whether the visits of a series after an appointment move with it, and to which times; nothing where there are none. */
async function RestChoice(props: Pick<Props, 'appointment' | 'time'> & { branch: string; timeZone: string }) {
  const { appointment, time: startsAt, branch, timeZone } = props;
  const { bookingNumber, series } = appointment;
  const { rest } = othersOf(series, bookingNumber);
  const own = series.filter((visit) => visit.bookingNumber === bookingNumber);
  if (rest.length === 0) return null;
  const [locale, t] = await getWords('appointment.series');
  // When the backend cannot say, the visit alone can still be moved.
  const times = await withFallback(
    async () => findRest({ ...(await openedBooking(bookingNumber, locale)), startsAt, branch }),
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
