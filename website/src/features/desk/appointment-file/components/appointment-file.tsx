import { PressForm } from '@/components/form/press-form';
import { ResultForm, ResultLine } from '@/components/form/result-form';
import { SubmitChoices } from '@/components/form/submit-choices';
import { ActionLink } from '@/components/ui/action-link';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { Card, Panel } from '@/components/ui/card';
import { nameLine } from '@/components/ui/name-line';
import type { CurrentUser } from '@/contract/account';
import type { AppointmentDetail } from '@/contract/appointment';
import { type Duty, hasDuty } from '@/contract/roles';
import { SeriesList } from '@/features/booking/appointment/components/series-list';
import { AmendLink } from '@/features/desk/amendment/components/amend-link';
import { appointmentsAddress, NO_FILTER } from '@/features/desk/appointments/address';
import { AppointmentMails } from '@/features/desk/appointments/components/appointment-mails';
import { ChangePanel } from '@/features/desk/appointments/components/change-panel';
import { ContractCards } from '@/features/desk/appointments/components/contract-cards';
import { AppointmentMarks, StatusBadge } from '@/features/desk/appointments/components/marks';
import { BookedFacts, PatientFacts } from '@/features/desk/appointments/components/patient-facts';
import { VisitAnswers } from '@/features/desk/appointments/components/visit-answers';
import { historyWords } from '@/features/desk/appointments/history-words';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { CallThis } from '@/features/desk/calls/components/call-this';
import { VisitMessages } from '@/features/desk/inbox/components/visit-messages';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { History } from '@/features/desk/lists/components/history';
import { PaymentsPanel } from '@/features/desk/payments/components/payments-panel';
import { RecallPanel } from '@/features/desk/recalls/components/recall-panel';
import { StaffNotes } from '@/features/desk/staff-notes/components/staff-notes';
import { AttendancePanel } from '@/features/desk/today/components/attendance-panel';
import { contentLang } from '@/i18n/content-lang';
import { langOfText } from '@/i18n/lang-of-text';
import { getWords } from '@/i18n/translations';
import { formatMoment } from '@/lib/time/clinic-time';
import { changeRoomAction, withdrawConsentAction } from '../actions';

interface Props {
  file: AppointmentDetail;
  staff: CurrentUser['staff'];
  isBeside?: boolean;
}

export async function AppointmentFile({ file, staff, isBeside = false }: Props) {
  const [locale, t] = await getWords('appointments');
  const history = await historyWords(locale, file);
  const may = (duty: Duty) => staff !== null && hasDuty({ role: staff.role, duty });
  const isAtDesk = may('desk');
  const { documentId: id } = file;
  const marks = <AppointmentMarks of={file} />;
  const title = t.rich('detail.title', { number: () => <bdi dir="ltr">{file.bookingNumber}</bdi> });
  const actions = (
    <>
      <ChangePanel file={file} history={history} />
      <AttendancePanel file={file} />
      <RoomsPanel file={file} mayChange={isAtDesk} />
      {may('calls') ? <CallThis file={file} /> : null}
      {may('payments') ? <PaymentsPanel id={id} timeZone={file.timeZone} /> : null}
      <RecallPanel file={file} mayBook={isAtDesk} />
      {isAtDesk ? <VisitMessages file={file} mayAnswer={may('messages')} /> : null}
      {may('notes') ? <StaffNotes file={file} /> : null}
      <AppointmentMails file={file} />
    </>
  );
  const facts = (
    <>
      <BookedFacts file={file} />
      <PatientFacts file={file} amend={may('notes') ? <AmendLink id={id} mayAmend={isAtDesk} /> : null} />
      {file.series.length > 0 ? (
        <Card as="section" className="md:col-span-2">
          <SeriesList
            visits={file.series}
            open={file.bookingNumber}
            pathOf={({ documentId }) => appointmentPath({ locale, id: documentId })}
            markOf={({ status }) => <StatusBadge status={status} />}
          />
        </Card>
      ) : null}
    </>
  );
  const record = (
    <>
      <VisitAnswers file={file} seesPictures={isAtDesk} />
      {isAtDesk ? <ContractCards file={file} /> : null}
      <ConsentsPanel file={file} mayWithdraw={isAtDesk} />
      <History className="md:col-span-2" title={t('detail.history')} lines={history.toReversed()} />
    </>
  );
  if (isBeside) {
    return (
      <>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2">
          <h2 className="text-xl">{title}</h2>
          {marks}
          <ActionLink href={appointmentPath({ locale, id })} className="text-sm underline underline-offset-4">
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
    <DeskPage
      title={title}
      marks={marks}
      back={{ href: appointmentsAddress.path(locale, NO_FILTER), label: t('detail.back') }}
    >
      <AutoRefresh />
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_22rem] lg:items-start print:mt-3 print:gap-3">
        <div className="grid gap-6 md:grid-cols-2 print:gap-3">
          {facts}
          {record}
        </div>
        {/* Printed as facts, without forms. */}
        <div className="grid gap-6 print:gap-3 print:[&_form]:hidden print:[&_summary]:hidden">{actions}</div>
      </div>
    </DeskPage>
  );
}

async function ConsentsPanel({ file, mayWithdraw }: { file: AppointmentDetail; mayWithdraw: boolean }) {
  const { consents, documentId: id, timeZone } = file;
  if (consents.length === 0) return null;
  const [locale, t] = await getWords('appointments.consents');
  const moment = (instant: string) => formatMoment({ instant, timeZone, locale });
  return (
    <Panel className="md:col-span-2" title={t('title')}>
      <ul className="mt-1 divide-y divide-line">
        {consents.map(({ purpose, text, version, way, givenAt, withdrawn }) => (
          <li key={purpose} className="py-3">
            <h3 className="font-semibold">{t(`purposes.${purpose}`)}</h3>
            <p
              className="mt-1 whitespace-pre-line text-sm"
              {...contentLang({ lang: langOfText(text) }, locale)}
            >
              {text}
            </p>
            <p className="mt-1 text-sm text-text-soft">
              {t(`ways.${way ?? 'unknown'}`, { moment: moment(givenAt) })}
              {version === null ? null : <> · {t('version', { version })}</>}
            </p>
            {withdrawn ? (
              <p className="mt-1 font-semibold text-sm">
                {withdrawn.by.kind === 'staff'
                  ? t('withdrawnBy', {
                      moment: moment(withdrawn.at),
                      name: withdrawn.by.name ?? t('somebody'),
                    })
                  : t('withdrawn', { moment: moment(withdrawn.at) })}
              </p>
            ) : null}
            {withdrawn === null && mayWithdraw ? (
              <PressForm
                action={withdrawConsentAction}
                fields={{ id, purpose }}
                label={t('withdrawOf', { purpose: t(`purposes.${purpose}`) })}
                pendingLabel={t('sending')}
              >
                {t('withdraw')}
              </PressForm>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

async function RoomsPanel({ file, mayChange }: { file: AppointmentDetail; mayChange: boolean }) {
  if (file.rooms.length === 0) return null;
  const [locale, t] = await getWords('rooms');
  const isLive = file.status === 'pending' || file.status === 'confirmed';
  return (
    <Panel title={t('title')}>
      <ul className="mt-1 divide-y divide-line">
        {file.rooms.map(({ room, choices }, place) => (
          // The outcome of a press stays below its place when another room stands there.
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no name of their own
          <li key={place} className="py-2">
            <p className="font-semibold">
              <bdi>{nameLine(locale, room === null ? t('none') : (room.name ?? t('gone')))}</bdi>
            </p>
            {mayChange && isLive ? (
              <ResultForm
                action={changeRoomAction}
                fields={{ id: file.documentId, version: file.version, from: room?.documentId ?? '' }}
                className="print:hidden"
              >
                {choices.length === 0 ? null : <p className="text-sm text-text-soft">{t('instead')}</p>}
                <SubmitChoices
                  name="to"
                  className="mt-1"
                  choices={choices.map(({ documentId, name }) => ({
                    value: documentId,
                    label: <bdi>{nameLine(locale, name)}</bdi>,
                    'aria-label': t('give', { room: name?.[locale] ?? '' }),
                  }))}
                  pendingLabel={t('saving')}
                />
                <ResultLine className="mt-1" />
              </ResultForm>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
