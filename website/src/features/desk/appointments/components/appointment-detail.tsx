import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ActionLink, BackLink } from '@/components/ui/action-link';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import type { AppointmentDetail as Detail } from '@/contract/appointment';
import { SeriesList } from '@/features/booking/appointment/components/series-list';
import { getTranslations } from '@/i18n/translations';
import { appointmentsAddress, NO_FILTER } from '../address';
import type { HistoryLine } from '../history-words';
import { historyWords } from '../history-words';
import { appointmentPath } from '../rules';
import { AppointmentMails } from './appointment-mails';
import { AttendanceMark } from './attendance-mark';
import { BookedFacts } from './booked-facts';
import { ChangePanel } from './change-panel';
import { ComesMark } from './comes-mark';
import { ContractCards } from './contract-cards';
import { OverbookedMark } from './overbooked-mark';
import { PatientFacts } from './patient-facts';
import { StatusBadge } from './status-badge';
import { ToBeMovedMark } from './to-be-moved-mark';

export async function AppointmentDetail({
  file,
  attendance,
  call,
  rooms,
  payments,
  recall,
  amend,
  messages,
  notes,
  answers,
  consents,
  isBeside = false,
}: {
  file: Detail;
  attendance: ReactNode;
  call: ReactNode;
  rooms: ReactNode;
  payments: ReactNode;
  recall: ReactNode;
  amend: ReactNode;
  messages: ReactNode;
  notes: ReactNode;
  /** Answers of its patient before the visit. */
  answers: ReactNode;
  consents: ReactNode;
  isBeside?: boolean;
}) {
  const locale = await getLocale();
  const [t, history] = await Promise.all([getTranslations('appointments'), historyWords(locale, file)]);
  const marks = (
    <>
      <StatusBadge status={file.status} />
      <AttendanceMark appointment={file} />
      {file.isOverbooked ? <OverbookedMark /> : null}
      {file.isToBeMoved ? <ToBeMovedMark /> : null}
      {file.comesAt ? <ComesMark /> : null}
    </>
  );
  const title = t.rich('detail.title', { number: () => <bdi dir="ltr">{file.bookingNumber}</bdi> });
  const actions = (
    <>
      <ChangePanel file={file} history={history} />
      {attendance}
      {rooms}
      {call}
      {payments}
      {recall}
      {messages}
      {notes}
      <AppointmentMails file={file} />
    </>
  );
  const facts = (
    <>
      <BookedFacts file={file} />
      <PatientFacts file={file} amend={amend} />
      {file.series.length > 0 ? (
        <Card as="section" className="md:col-span-2">
          <SeriesList
            locale={locale}
            visits={file.series}
            open={file.bookingNumber}
            pathOf={({ documentId: id }) => appointmentPath({ locale, id })}
            markOf={({ status }) => <StatusBadge status={status} />}
          />
        </Card>
      ) : null}
    </>
  );
  const record = (
    <>
      {answers}
      <ContractCards file={file} />
      {consents}
      <History lines={history} />
    </>
  );
  if (isBeside) {
    return (
      <>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2">
          <h2 className="text-xl">{title}</h2>
          {marks}
          <ActionLink
            href={appointmentPath({ locale, id: file.documentId })}
            className="text-sm underline underline-offset-4"
          >
            {t('detail.wholePage')}
          </ActionLink>
        </div>
        <div className="flex flex-col gap-3">
          {facts}
          {actions}
          {record}
        </div>
      </>
    );
  }
  return (
    <Container>
      <AutoRefresh />
      <BackLink href={appointmentsAddress.path(locale, NO_FILTER)}>{t('detail.back')}</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{title}</h1>
        {marks}
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_22rem] lg:items-start print:mt-3 print:gap-3">
        <div className="grid gap-6 md:grid-cols-2 print:gap-3">
          {facts}
          {record}
        </div>
        {/* What is known of each, without what can be done about it. */}
        <div className="grid gap-6 print:gap-3 print:[&_form]:hidden print:[&_summary]:hidden">{actions}</div>
      </div>
    </Container>
  );
}

async function History({ lines }: { lines: HistoryLine[] }) {
  const t = await getTranslations('appointments.detail');
  return (
    <Card as="section" className="md:col-span-2">
      <h2 className="text-lg">{t('history')}</h2>
      <ol className="mt-2 divide-y divide-line">
        {lines.toReversed().map(({ key, what, who, when, why }) => (
          <li key={key} className="py-2">
            <p className="font-semibold">{what}</p>
            <p className="text-sm text-text-soft">
              {who ? (
                <>
                  <bdi>{who}</bdi> ·{' '}
                </>
              ) : null}
              {when}
            </p>
            {why ? (
              <p className="whitespace-pre-line text-sm" dir="auto">
                {why}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}
