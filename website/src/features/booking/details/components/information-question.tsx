import type { Locale } from 'next-intl';
import { Suspense } from 'react';
import { Icon } from '@/components/ui/icon';
import type { OfferedVisit } from '@/contract/series';
import { BookedNotice } from '@/features/booking/booked/components/booked-notice';
import { type BookedAppointment, findBookedAppointment } from '@/features/booking/booked/query';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { cardIcons } from '@/features/booking/cards/words';
import type {
  BookingCatalogue,
  BookingDoctor,
  BookingSetting,
  TimeChoice,
} from '@/features/booking/choices/data';
import { describeTimes, findNextTimes } from '@/features/booking/choices/data';
import { withoutChoice } from '@/features/booking/choices/query';
import { readTimesAsker } from '@/features/booking/holds/session';
import { holdWords } from '@/features/booking/holds/words';
import { findReturningPatients } from '@/features/booking/phone-proof/query';
import { NextSteps } from '@/features/booking/times/components/next-steps';
import type { Branch } from '@/features/site/branches/data';
import { FeeNote } from '@/features/site/fees/components/fee-note';
import { findSeries, readFreeTimes } from '@/features/site/next-free-times/data';
import { listOrganisations } from '@/features/site/organisations/data';
import type { Service } from '@/features/site/services/data';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { type BookingQuery, bookingPath, choicesSearch } from '@/lib/address/booking-address';
import { BackendError } from '@/lib/backend/errors';
import { dateInZone } from '@/lib/time/clinic-time';
import { wordsAtOnce } from '../at-once-words';
import { type DepositWords, depositWords } from '../deposit-words';
import { limitsOf } from '../limit-rules';
import { formWords } from '../words';
import type { PromisedCall } from './call-promise';
import { consentsOf } from './consents';
import { HeldTime } from './held-time';
import { PatientForm } from './patient-form-on-demand';
import { ProvePhone } from './prove-phone';
import { SeriesVisits } from './series-visits';

interface Props {
  locale: Locale;
  query: BookingQuery;
  doctor: BookingDoctor;
  branch: Branch;
  service: Service;
  startsAt: string;
  setting: BookingSetting;
  catalogue: BookingCatalogue;
}

/** Question who comes to the appointment. A lost time is reported before anything is typed. */
export async function InformationQuestion(props: Props) {
  const { locale, query, branch, startsAt, setting } = props;
  const booked = await findBookedAppointment(locale, { doctor: props.doctor.id, startsAt });
  const startNew = localePath({ locale, path: bookingPath({}) });
  if (booked) return <BookedBefore {...{ locale, booked, startNew }} />;
  const { country } = branch;
  const back = localePath({ locale, path: bookingPath({ ...query, time: startsAt }) });
  const [asked, words, organisations, hold, t, plain, known, seriesWords] = await Promise.all([
    askForTime(props),
    formWords(locale, country, setting),
    listOrganisations(locale, branch.id),
    holdWords(locale),
    getTranslations('booking.outcome'),
    getTranslations('plainBooking'),
    findReturningPatients(locale),
    getTranslations('appointment.series'),
  ]);
  return (
    <HeldTime
      // Another time is another hold: nothing of the former one may stay.
      key={startsAt}
      wanted={{ locale, doctor: props.doctor.id, branch: branch.id, service: props.service.id, startsAt }}
      query={query}
      base={localePath({ locale, path: '/' })}
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
          <CallUs setting={setting} country={branch.country} />
        </>
      }
    >
      <FeeNote
        place={{ service: props.service.id, doctor: props.doctor.id, branch: branch.id }}
        mayBeContract={organisations.length > 0}
      />
      <PatientForm
        words={asked.confirmsAtOnce ? wordsAtOnce(words) : words}
        sendTo={localePath({ locale, path: '/booking/request' })}
        allTimes={localePath({ locale, path: bookingPath(withoutChoice(query, 'time')) })}
        startNew={startNew}
        appointment={{ ...query, time: startsAt }}
        series={
          asked.visits && (
            <SeriesVisits
              visits={asked.visits}
              title={seriesWords('title')}
              text={seriesWords('together')}
              doctors={Object.fromEntries(props.catalogue.doctors.map(({ id, name }) => [id, name]))}
              clock={{ locale, timeZone: branch.timeZone }}
              sent={{}}
            />
          )
        }
        locale={locale}
        limits={{ ...limitsOf(setting), country }}
        organisations={organisations}
        cardIcons={cardIcons()}
        call={asked.call}
        confirmsAtOnce={asked.confirmsAtOnce}
        deposit={asked.deposit}
        help={<CallUs setting={setting} country={branch.country} />}
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
        known={known}
        provePhone={<ProvePhone setting={setting} back={back} />}
        {...consentsOf(locale, setting)}
      />
    </HeldTime>
  );
}

/** Replaces the form when this browser has booked this time with it: by a step back, a reload or the same link. */
async function BookedBefore({
  locale,
  booked,
  startNew,
}: {
  locale: Locale;
  booked: BookedAppointment;
  startNew: string;
}) {
  const t = await getTranslations({ locale, namespace: 'booking.outcome' });
  return (
    <BookedNotice words={booked} href={booked.href}>
      <a href={startNew} className="text-link">
        {t('startNew')}
      </a>
    </BookedNotice>
  );
}

interface AskedTime {
  next: TimeChoice[] | null;
  /** Every visit of the series that begins at the chosen time. */
  visits: OfferedVisit[] | null;
  call: PromisedCall | null;
  confirmsAtOnce: boolean;
  deposit: DepositWords | null;
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
  try {
    const from = dateInZone({ instant: startsAt, timeZone });
    const { data, meta } = await readFreeTimes({ ...appointment, from, days: 1 });
    const call = meta.callLines ? { lines: meta.callLines, drawnAt: Date.now(), timeZone, locale } : null;
    const isFree = data.some((day) =>
      day.slots.some((slot) => Date.parse(slot.startsAt) === Date.parse(startsAt)),
    );
    const { confirmsAtOnce } = meta;
    const deposit = await depositWords(locale, meta.deposit);
    const told = { call, confirmsAtOnce, deposit, visits: null };
    if (service.series) {
      const visits = await findSeries({ ...appointment, startsAt });
      const [first] = visits ?? [];
      if (first && Date.parse(first.startsAt) === Date.parse(startsAt))
        return { ...told, next: null, visits };
      return { ...told, next: await describeTimes(first ? [first] : [], timeZone, locale) };
    }
    if (isFree) return { ...told, next: null };
    const slots = await findNextTimes({ ...appointment, startsAt, timeZone });
    return { ...told, next: await describeTimes(slots, timeZone, locale) };
  } catch (error) {
    if (error instanceof BackendError)
      return { next: null, call: null, confirmsAtOnce: false, deposit: null, visits: null };
    throw error;
  }
}
