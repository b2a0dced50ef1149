import type { ReactNode } from 'react';
import { Press } from '@/components/form/press';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import type { OwnAppointment } from '@/contract/appointment';
import type { CheckInState } from '@/contract/check-in';
import { getTranslations, getWords } from '@/i18n/translations';
import { sayTime } from '@/lib/time/clinic-time';
import { checkInAction } from '../actions';
import { checkInWords } from '../rules';
import { FailedPress, type PartProps } from './press-section';

/** Interval of refreshing the position in the queue. */
const EVERY_MS = 15_000;

/** The form by which a patient says that they have come, with the code at the door where they scanned it. */
export async function CheckInForm(props: {
  appointment: Pick<OwnAppointment, 'bookingNumber' | 'version'>;
  /** The code at the door of a branch, by which the visitor came to the page. */
  door?: { branch: number; code: string };
}) {
  const { door } = props;
  const { bookingNumber: number, version } = props.appointment;
  const t = await getTranslations('appointment.checkIn');
  return (
    <Press
      action={checkInAction}
      fields={{ number, version, ...(door && { doorCode: door.code, branch: door.branch }) }}
      className="mt-3"
      pendingLabel={t('sending')}
    >
      {t('press')}
    </Press>
  );
}

/** Panel of the day: the button "I am here", then the place in the queue and when to go in; nothing on other days. */
export async function CheckInPanel({ appointment, trouble }: PartProps) {
  const { checkIn } = appointment;
  if (checkIn === null) return null;
  const t = await getTranslations('appointment.checkIn');
  if (checkIn.state !== 'open') return <QueuePlace place={checkIn} timeZone={appointment.timeZone} />;
  const { text, failed } = checkInWords(checkIn);
  return (
    <section aria-labelledby="check-in-title" className="mt-5 print:hidden">
      <PanelTitle look="text-lg">{t('title')}</PanelTitle>
      <FailedPress trouble={trouble} text={t(failed)} />
      <p className="mt-1">{t(text)}</p>
      {checkIn.needsDoorCode ? null : <CheckInForm appointment={appointment} />}
    </section>
  );
}

/** Title at the same place before and after the press, so that another one is read out. */
function PanelTitle({ look, children }: { look: string; children: ReactNode }) {
  return (
    <div role="status">
      <h2 id="check-in-title" className={`scroll-mt-24 ${look}`}>
        {children}
      </h2>
    </div>
  );
}

/** Refreshes the page regularly while a patient waits. */
export function AskAgain() {
  return (
    <>
      <AutoRefresh everyMs={EVERY_MS} isUnattended />
      {/* Without scripts the browser asks for the page again. */}
      <noscript>
        <meta httpEquiv="refresh" content={String(EVERY_MS / 1000)} />
      </noscript>
    </>
  );
}

async function QueuePlace(props: { place: Exclude<CheckInState, { state: 'open' }>; timeZone: string }) {
  const { place, timeZone } = props;
  const [locale, t] = await getWords('appointment.checkIn');
  const isCalled = place.state === 'called';
  const rooms = isCalled ? place.rooms.map((name) => name[locale]) : [];
  const asOf = sayTime({ instant: new Date().toISOString(), timeZone, locale });
  return (
    <section
      aria-labelledby="check-in-title"
      className={`mb-4 rounded-card border p-panel print:hidden ${isCalled ? 'border-accent bg-surface-warm' : 'border-line bg-surface'}`}
    >
      <PanelTitle look="text-xl">
        {!isCalled ? t('waiting') : rooms[0] ? t('calledTo', { room: rooms[0] }) : t('called')}
      </PanelTitle>
      <AskAgain />
      {place.ticket === null ? null : (
        <p className="mt-1 font-bold text-3xl text-brand tabular-nums">
          {t('ticket', { ticket: place.ticket })}
        </p>
      )}
      {isCalled ? null : (
        <>
          <p className="mt-1">{t('ahead', { ahead: place.ahead })}</p>
          <p>{t('minutes', { minutes: place.minutes })}</p>
          <p className="mt-1 text-sm text-text-soft">{t('guess', { time: asOf })}</p>
        </>
      )}
    </section>
  );
}
