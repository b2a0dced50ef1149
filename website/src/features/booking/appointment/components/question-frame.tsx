import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import type { OwnAppointment } from '@/contract/appointment';
import { appointmentPage } from '@/features/booking/booked/address';
import { readOpenedAppointment } from '@/features/booking/booked/session';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { type BookingSetting, findBookingSetting } from '@/features/booking/choices/data';
import { getTranslations } from '@/i18n/translations';
import type { SearchParams } from '@/lib/address/search-params';
import { localePage } from '@/lib/page/locale-page';
import { readFaultId, sayFaultId } from '@/lib/request/fault-id';
import { numberFromPath } from '../query';
import { AppointmentWords } from './appointment-words';
import { MistypedNumber, Trouble } from './trouble';

/** Appointment that a question is about, opened in this browser. */
export interface AskedAppointment {
  locale: Locale;
  bookingNumber: string;
  appointment: OwnAppointment;
  manageKey: string;
  setting: BookingSetting;
  /** Address of the appointment's own page. */
  page: string;
  /** Includes the result of an earlier try. */
  search: SearchParams;
}

/** Makes the page of a question about an appointment, by the last part of its address. */
export function questionPage(
  question: Parameters<typeof numberFromPath>[2],
  Show: (asked: AskedAppointment) => Promise<ReactElement>,
) {
  return localePage<{ number: string }>(async ({ locale, number, searchParams }) => {
    const bookingNumber = numberFromPath(locale, number, question);
    if (bookingNumber === null) return <MistypedNumber />;
    const [setting, opened, search] = await Promise.all([
      findBookingSetting(locale),
      readOpenedAppointment(bookingNumber),
      searchParams,
    ]);
    if (opened === 'failed' || !setting) return <Trouble setting={setting} kind="failed" />;
    const page = appointmentPage(locale, bookingNumber);
    // Not opened in this browser: its page takes the key from the address, or says what to do.
    if (opened === null) redirect(page);
    return <Show {...{ locale, bookingNumber, setting, page, search }} {...opened} />;
  });
}

/** Outcomes of an earlier try; only a form with pictures can be too large (server/guards/bounded-bodies.ts). */
const OUTCOMES = [
  ...(['conflict', 'notLive', 'tooOften', 'unknown', 'busy', 'limit', 'taken', 'failed'] as const),
  'tooLarge',
] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Returns the outcome of an earlier try, from the address; null for none. */
export function readOutcome(given: unknown): Outcome | null {
  return OUTCOMES.find((known) => known === given) ?? null;
}

/** The frame of a question about an appointment: the way back, why an earlier try did not work, the question, and what it is about. */
export async function QuestionFrame(props: {
  asked: AskedAppointment;
  title: string;
  outcome?: Outcome | null;
  isWide?: boolean;
  /** False if the page describes the appointment itself. */
  hasWords?: boolean;
  /** Times to choose instead of a taken one. */
  next?: ReactNode;
  children?: ReactNode;
}) {
  const { appointment, setting, page, search } = props.asked;
  const { title, outcome = readOutcome(search.outcome), next, children } = props;
  const { isWide = false, hasWords = true } = props;
  const t = await getTranslations('appointment');
  return (
    <div data-own-actions className="bg-surface-warm py-6 sm:py-10">
      <Container narrow={!isWide}>
        <p>
          <a href={page} className="text-link">
            {t('back')}
          </a>
        </p>
        {outcome ? (
          <div
            role="alert"
            className="mb-5 rounded-card border-2 border-status-pending bg-status-pending-soft p-panel"
          >
            <p className="font-bold text-status-pending">{t(`outcome.${outcome}.title`)}</p>
            <p className="mt-1">
              {sayFaultId({ text: t(`outcome.${outcome}.text`), id: readFaultId(search.fault) })}
            </p>
            {next}
            {outcome === 'taken' ? null : (
              <div className="mt-2">
                <CallUs setting={setting} />
              </div>
            )}
          </div>
        ) : null}
        <div className="rounded-card border border-line bg-surface p-panel shadow-card sm:p-8">
          <h1 className="text-2xl">{title}</h1>
          {hasWords ? <AppointmentWords appointment={appointment} /> : null}
          {children}
        </div>
      </Container>
    </div>
  );
}
