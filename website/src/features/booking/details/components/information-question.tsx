import { Suspense } from 'react';
import { HiddenFields } from '@/components/form/hidden-fields';
import { Icon } from '@/components/ui/icon';
import type { OfferedVisit } from '@/contract/series';
import { BookedNotice } from '@/features/booking/booked/components/booked-notice';
import { findBookedAppointment } from '@/features/booking/booked/query';
import { cardIcons } from '@/features/booking/cards/words';
import {
  type BookingSetting,
  describeTimes,
  findNextTimes,
  type TimeChoice,
} from '@/features/booking/choices/data';
import { readTimesAsker } from '@/features/booking/holds/session';
import { holdWords } from '@/features/booking/holds/words';
import { NextSteps } from '@/features/booking/times/components/next-steps';
import type { Asked } from '@/features/booking/times/next-steps-query';
import { FeeNote } from '@/features/site/fees/components/fee-note';
import { readFees } from '@/features/site/fees/query';
import { findSeries, readFreeTimes } from '@/features/site/next-free-times/data';
import { listOrganisations } from '@/features/site/organisations/data';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { bookingPath, choicesSearch } from '@/lib/address/booking-address';
import { withFallback } from '@/lib/backend/errors';
import { dateInZone } from '@/lib/time/clinic-time';
import { wordsAtOnce } from '../control-rules';
import { NOTHING_PROMISED, promisedBy } from '../deposit-words';
import type { Promised } from '../state';
import { personParts } from './consents';
import { HeldTime } from './held-time';
import { PatientForm } from './patient-form-on-demand';
import { SeriesVisits } from './series-visits';

type Props = Asked & { startsAt: string; setting: BookingSetting };

/** Question who comes to the appointment. A lost time is reported before anything is typed. */
export async function InformationQuestion(props: Props) {
  const { locale, query, branch, startsAt, setting } = props;
  const [, t, plain, seriesWords] = await getWords('booking.outcome', 'plainBooking', 'appointment.series');
  const booked = await findBookedAppointment(locale, { doctor: props.doctor.id, startsAt });
  // This browser has booked this time, and comes here by a step back, a reload or the same link.
  if (booked)
    return (
      <BookedNotice words={booked} href={booked.href}>
        <a href={localePath({ locale, path: '/booking' })} className="text-link">
          {t('startNew')}
        </a>
      </BookedNotice>
    );
  const back = localePath({ locale, path: bookingPath({ ...query, time: startsAt }) });
  const place = { service: props.service.id, doctor: props.doctor.id, branch: branch.id };
  const [asked, given, organisations, hold, fees] = await Promise.all([
    askForTime(props),
    personParts({ locale, country: branch.country, setting, back }),
    listOrganisations(locale, branch.id),
    holdWords(locale),
    readFees(locale),
  ]);
  const consent = (
    <>
      {given.consent}
      <HiddenFields of={{ shownFee: fees.ofPlace(place) ?? '' }} />
    </>
  );
  const parts = { ...given, consent };
  return (
    <HeldTime
      // Another time has another hold, so nothing of the former one may remain.
      key={startsAt}
      wanted={{ locale, doctor: props.doctor.id, branch: branch.id, service: props.service.id, startsAt }}
      query={query}
      goneAtFirst={asked.next}
      seriesGone={
        props.service.series ? { title: seriesWords('goneTitle'), text: seriesWords('goneText') } : null
      }
      words={{
        hold,
        title: t('goneTitle'),
        text: t('goneText'),
        none: t('noneText'),
        booked: { title: t('bookedTitle'), text: t('bookedText'), link: t('bookedLink') },
      }}
      icon={<Icon name="lucide:clock" className="size-5 shrink-0" />}
      elsewhere={
        <>
          <Suspense>
            <NextSteps {...props} />
          </Suspense>
          {parts.help}
        </>
      }
    >
      <FeeNote place={place} mayBeContract={organisations.length > 0} />
      <PatientForm
        parts={asked.promised.confirmsAtOnce ? { ...parts, words: wordsAtOnce(parts.words) } : parts}
        // All that is shown, so that nothing else is booked where it stops being offered.
        appointment={{
          ...query,
          branch: String(branch.number),
          service: String(props.service.number),
          time: startsAt,
        }}
        series={
          asked.visits && (
            <SeriesVisits
              visits={asked.visits}
              title={seriesWords('title')}
              text={seriesWords('together')}
              doctors={Object.fromEntries(props.catalogue.doctors.map(({ id, name }) => [id, name]))}
              clock={{ locale, timeZone: branch.timeZone }}
            />
          )
        }
        locale={locale}
        organisations={organisations}
        cardIcons={cardIcons()}
        promised={asked.promised}
        withoutScript={
          <p>
            <a
              href={localePath({
                locale,
                path: `/booking-old${choicesSearch({ ...query, time: startsAt })}`,
              })}
              className="text-link"
            >
              {plain('title')}
            </a>
          </p>
        }
      />
    </HeldTime>
  );
}

interface AskedTime {
  next: TimeChoice[] | null;
  /** Every visit of the series that begins at the chosen time. */
  visits: OfferedVisit[] | null;
  promised: Promised;
}

/**
 * Tells whether the appointment would be confirmed at once, when the call about a request comes, and the next free times when the
 * chosen one can no longer be had: null while it can. Both are null when the backend cannot say: the form is still worth filling, the booking itself decides.
 */
async function askForTime({ locale, doctor, branch, service, startsAt }: Props): Promise<AskedTime> {
  const { timeZone } = branch;
  const appointment = {
    doctor: doctor.id,
    branch: branch.id,
    service: service.id,
    ...(await readTimesAsker()),
  };
  const isWanted = (time: { startsAt: string }) => Date.parse(time.startsAt) === Date.parse(startsAt);
  const nothing: AskedTime = { next: null, promised: NOTHING_PROMISED, visits: null };
  return await withFallback(async (): Promise<AskedTime> => {
    const from = dateInZone({ instant: startsAt, timeZone });
    const { data, meta } = await readFreeTimes({ ...appointment, from, days: 1 });
    const told = { promised: await promisedBy(meta, timeZone, locale), visits: null };
    if (service.series) {
      const visits = await findSeries({ ...appointment, startsAt });
      const [first] = visits ?? [];
      if (first && isWanted(first)) return { ...told, next: null, visits };
      return { ...told, next: describeTimes(first ? [first] : [], timeZone, locale) };
    }
    if (data.some((day) => day.slots.some(isWanted))) return { ...told, next: null };
    const slots = await findNextTimes({ ...appointment, startsAt, timeZone });
    return { ...told, next: describeTimes(slots, timeZone, locale) };
  }, nothing);
}
