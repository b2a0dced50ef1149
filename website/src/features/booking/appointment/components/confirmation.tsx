import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import type { OwnAppointment } from '@/contract/appointment';
import { wholeNumber } from '@/contract/booking-number';
import { appointmentPage } from '@/features/booking/booked/address';
import type { BookingSetting } from '@/features/booking/choices/data';
import { localePath } from '@/i18n/routing';
import { getTranslations, getWords, textsOf } from '@/i18n/translations';
import { bookAppointmentPath, bookingPath } from '@/lib/address/booking-address';
import { dateInZone, sayTime } from '@/lib/time/clinic-time';
import { readPublished } from '../data';
import { readDay } from '../day-data';
import { phaseOf, shownNames, todoOf } from '../rules';
import type { PagePart } from '../session';
import { AppointmentActions } from './appointment-actions';
import { AppointmentFacts } from './appointment-facts';
import { CallNotice, CanceledNotice } from './appointment-notices';
import { CheckInPanel } from './check-in-panel';
import { DepositNotice } from './deposit-notice';
import { Preparation } from './preparation';
import { ConsentsPart, EarlierForm, type PressTrouble } from './press-section';
import { ReviewQuestion } from './review-question';
import { SeriesList } from './series-list';

const LOOKS = {
  pending: { icon: 'clock', title: 'title', status: 'status', tone: 'pending' },
  confirmed: { icon: 'circle-check', title: 'titleConfirmed', status: 'statusConfirmed', tone: 'confirmed' },
  canceled: { icon: 'circle-x', title: 'titleCanceled', status: 'statusCanceled', tone: 'canceled' },
  done: { icon: 'check-check', title: 'titleDone', status: 'statusDone', tone: 'done' },
  deposit: { icon: 'clock', title: 'titleDeposit', status: 'statusDeposit', tone: 'pending' },
  past: { icon: 'clock', title: 'titlePast', status: 'statusPast', tone: 'done' },
} as const;

interface Props {
  appointment: OwnAppointment;
  setting: BookingSetting;
  troubleOf: (part: PagePart) => PressTrouble;
}

/** Page that a patient keeps of a booking, made to fit one phone screen and a screenshot. */
export async function Confirmation({ appointment, setting, troubleOf }: Props) {
  const [locale, t] = await getWords('booking.confirmation');
  const { doctor, branch, service } = await readPublished(appointment, locale);
  const names = shownNames(appointment, { doctor, branch, service }, locale);
  const phase = phaseOf(appointment, Date.now());
  const isToPay = phase === 'pending' && appointment.deposits.some(({ state }) => state === 'asked');
  const look = isToPay ? 'deposit' : phase;
  const deposit = <DepositNotice appointment={appointment} trouble={troubleOf('deposit')} />;
  const others = <OthersOfDay appointment={appointment} />;
  const again = doctor && { doctor: doctor.number, branch: branch?.number, service: service?.number };
  const isAhead = phase === 'pending' || phase === 'confirmed';
  return (
    <>
      <CheckInPanel appointment={appointment} trouble={troubleOf('check-in')} />
      {todoOf(appointment) === null ? others : null}
      <article className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <header className="bg-surface-deep px-panel py-3 sm:px-8 sm:py-6" data-surface="deep">
          <PhaseBadge look={look} />
          {/* Announces when the title changes after a deposit has arrived. */}
          <div role="status">
            <h1 className="mt-2 text-2xl">{t(LOOKS[look].title)}</h1>
          </div>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
            <span className="text-text-on-deep-soft">{t('number')}</span>
            <bdi dir="ltr" className="font-bold text-3xl tabular-nums tracking-wider">
              {appointment.bookingNumber}
            </bdi>
          </p>
        </header>
        <div className="px-panel py-3 sm:px-8 sm:py-6">
          {isToPay ? <div className="mb-4">{deposit}</div> : null}
          <AppointmentFacts
            appointment={appointment}
            names={names}
            mapUrl={isAhead ? branch?.location?.mapUrl : null}
          />
          {phase === 'canceled' ? <CanceledNotice appointment={appointment} setting={setting} /> : null}
          {isToPay ? null : deposit}
          {phase === 'pending' && !isToPay ? (
            <CallNotice appointment={appointment} setting={setting} />
          ) : null}
          {phase === 'done' ? <ReviewQuestion appointment={appointment} /> : null}
          {isAhead ? <Preparation {...{ setting, service, branch }} /> : null}
        </div>
      </article>
      {appointment.series.length > 0 ? (
        <section className="mt-4 rounded-card border border-line bg-surface p-panel sm:px-8">
          <SeriesList
            visits={appointment.series}
            open={appointment.bookingNumber}
            pathOf={({ bookingNumber }) => appointmentPage(locale, bookingNumber)}
            markOf={(visit) => <PhaseBadge look={phaseOf(visit, Date.now())} />}
          />
        </section>
      ) : null}
      <QuestionsPanel appointment={appointment} />
      {todoOf(appointment) === null ? null : others}
      <AppointmentActions
        appointment={appointment}
        visitMinutes={service?.visitMinutes ?? null}
        names={names}
      />
      <EarlierForm appointment={appointment} trouble={troubleOf('earlier')} />
      <ConsentsPart appointment={appointment} trouble={troubleOf('consents')} />
      <KeepPage again={again ? bookAppointmentPath(again) : bookingPath({})} />
    </>
  );
}

async function PhaseBadge({ look }: { look: keyof typeof LOOKS }) {
  const t = await getTranslations('booking.confirmation');
  const { icon, status, tone } = LOOKS[look];
  return (
    <Badge tone={tone} icon={<Icon name={icon} className="size-4" />}>
      {t(status)}
    </Badge>
  );
}

/** Link to the questions before the visit, or to the answers; nothing if there are none. */
async function QuestionsPanel({ appointment }: { appointment: OwnAppointment }) {
  const { bookingNumber, questions } = appointment;
  if (questions === null) return null;
  const [locale, t] = await getWords('appointment.questions');
  const isOpen = questions === 'open';
  const href = appointmentPage(locale, bookingNumber, '/questions');
  return (
    <LabelledSection
      id="questions-title"
      look="flex items-center gap-2 text-lg"
      title={
        <>
          {isOpen ? null : <Icon name="lucide:circle-check" className="size-5 shrink-0 text-accent" />}
          {isOpen ? t('title') : t('answered')}
        </>
      }
      className={`mt-4 rounded-card border p-panel print:hidden ${isOpen ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <p className="mt-1 mb-3">{isOpen ? t('panel') : t('answeredText')}</p>
      <ButtonLink href={href} variant={isOpen ? 'primary' : 'secondary'} prefetch={false}>
        {isOpen ? t('answer') : t('correct')}
      </ButtonLink>
    </LabelledSection>
  );
}

/** Shows how to keep the address of the page, and the ways to another booking, `again` with the same choices. */
async function KeepPage({ again }: { again: string }) {
  const [locale, t] = await getWords('booking.confirmation');
  return (
    <div className="mt-5 print:hidden">
      <p className="text-sm text-text-soft">{t('keep')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton words={textsOf(t, 'copy', 'copied')} />
        <ButtonLink href={localePath({ locale, path: again })} variant="secondary" prefetch={false}>
          {t('bookAnother')}
        </ButtonLink>
        <ButtonLink href={localePath({ locale, path: bookingPath({}) })} variant="quiet" prefetch={false}>
          {t('startNew')}
        </ButtonLink>
        <ButtonLink href={localePath({ locale, path: '/my-bookings' })} variant="quiet" prefetch={false}>
          {t('myBookings')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Leads on to the other appointments of the day that this browser has opened, the first that waits for something ahead. */
async function OthersOfDay({ appointment }: { appointment: OwnAppointment }) {
  const { bookingNumber, startsAt, timeZone, firstName, checkIn, questions } = appointment;
  if (checkIn === null && questions === null) return null;
  const day = await readDay(dateInZone({ instant: startsAt, timeZone }));
  const others = day.filter((one) => wholeNumber(one.bookingNumber) !== wholeNumber(bookingNumber));
  if (others.length === 0) return null;
  const [locale, t] = await getWords('appointment.day');
  const next = others.find((one) => todoOf(one) !== null);
  const isDone = todoOf(appointment) === null;
  const title = isDone && next ? (checkIn ? 'checkedIn' : 'answered') : 'title';
  return (
    <LabelledSection
      id="day-title"
      title={t.rich(title, { name: () => <bdi>{firstName}</bdi> })}
      className="my-4 rounded-card border border-line bg-surface p-panel print:hidden"
    >
      <ul className="mt-3 grid gap-3">
        {others.map((one) => {
          const todo = todoOf(one);
          const part = todo === 'questions' ? '/questions' : '';
          const time = sayTime({ instant: one.startsAt, timeZone: one.timeZone, locale });
          return (
            <li key={one.bookingNumber} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ButtonLink
                href={appointmentPage(locale, one.bookingNumber, part)}
                variant={one === next && isDone ? 'primary' : 'secondary'}
                prefetch={false}
              >
                <span>
                  {t.rich(one === next && isDone ? 'next' : 'other', {
                    name: () => <bdi>{one.firstName}</bdi>,
                    time,
                  })}
                </span>
              </ButtonLink>
              {todo ? <span className="text-sm text-text-soft">{t(`todo.${todo}`)}</span> : null}
            </li>
          );
        })}
      </ul>
    </LabelledSection>
  );
}
