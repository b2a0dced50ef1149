import { ActionFields } from '@/components/form/action-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { ButtonLink } from '@/components/ui/button';
import type { OwnAppointment } from '@/contract/appointment';
import type { BookingSetting } from '@/features/booking/choices/data';
import { callWords } from '@/features/booking/details/call-words';
import { CallPromise } from '@/features/booking/details/components/call-promise';
import type { Branch } from '@/features/site/branches/data';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { rescheduleAppointmentAction } from '../actions';
import { AppointmentTime } from './appointment-words';
import { MoveFee } from './move-fee';
import { RestChoice } from './rest-choice';

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
  const call = await callWords(locale, setting, country);
  return (
    <form action={rescheduleAppointmentAction} className="group/move mt-4">
      <ActionFields of={{ number, version, time, ...(branch && { branch: branch.number }) }} />
      <dl className="grid gap-3 sm:grid-cols-2">
        <div className="rounded-control border border-line p-4">
          <dt className="text-sm text-text-soft">{t('from')}</dt>
          <dd className="line-through decoration-2 opacity-70">
            <AppointmentTime {...appointment} />
            {branch ? <span className="block">{appointment.branch.name?.[locale]}</span> : null}
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
      <RestChoice {...{ appointment, timeZone }} startsAt={time} branch={branchId} />
      <p className="mt-4">{t(keepsStatus ? 'consequenceConfirmed' : 'consequence')}</p>
      {callLines && !keepsStatus ? (
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
    </form>
  );
}
