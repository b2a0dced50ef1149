import type { Locale } from 'next-intl';
import { SubmitButton } from '@/components/form/submit-button';
import { ButtonLink } from '@/components/ui/button';
import type { OwnAppointment } from '@/contract/appointment';
import type { BookingSetting } from '@/features/booking/choices/data';
import { callWords } from '@/features/booking/details/call-words';
import { CallPromise } from '@/features/booking/details/components/call-promise';
import type { Branch } from '@/features/site/branches/data';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations } from '@/i18n/translations';
import { rescheduleAppointmentAction } from '../actions';
import { AppointmentTime } from './appointment-words';
import { MoveFee } from './move-fee';
import { RestChoice } from './rest-choice';

/** The old and the new time side by side, and the question whether to ask for the new one. */
export async function RescheduleQuestion({
  locale,
  appointment,
  time,
  otherTimes,
  setting,
  branch,
  keepsStatus,
}: {
  locale: Locale;
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
}) {
  const t = await getTranslations('appointment.move');
  const country = branch?.country ?? appointment.branch.country;
  const timeZone = branch?.timeZone ?? appointment.timeZone;
  const call = await callWords({ locale, setting, ...(country ? { country } : {}) });
  return (
    <form action={rescheduleAppointmentAction} className="group/move mt-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="number" value={appointment.bookingNumber} />
      <input type="hidden" name="version" value={appointment.version} />
      <input type="hidden" name="time" value={time} />
      {branch ? <input type="hidden" name="branch" value={branch.number} /> : null}
      <dl className="grid gap-3 sm:grid-cols-2">
        <div className="rounded-control border border-line p-4">
          <dt className="text-sm text-text-soft">{t('from')}</dt>
          <dd className="line-through decoration-2 opacity-70">
            <AppointmentTime
              locale={locale}
              startsAt={appointment.startsAt}
              timeZone={appointment.timeZone}
            />
            {branch ? <span className="block">{appointment.branch.name?.[locale]}</span> : null}
          </dd>
        </div>
        <div className="rounded-control border-2 border-accent bg-surface-sky p-4">
          <dt className="text-sm text-text-soft">{t('to')}</dt>
          <dd>
            <AppointmentTime locale={locale} startsAt={time} timeZone={timeZone} />
            {branch ? (
              <span className="block" {...contentLang(branch, locale)}>
                <span className="font-semibold text-brand">{branch.name}</span>
                <span className="block text-sm">{branch.address}</span>
              </span>
            ) : null}
            <MoveFee appointment={appointment} branchId={branch?.id ?? appointment.branch.documentId} />
          </dd>
        </div>
      </dl>
      <RestChoice
        {...{ locale, appointment, timeZone }}
        startsAt={time}
        branch={branch?.id ?? appointment.branch.documentId}
      />
      <p className="mt-4">{t(keepsStatus ? 'consequenceConfirmed' : 'consequence')}</p>
      {appointment.callLines && !keepsStatus ? (
        <CallPromise
          lines={appointment.callLines}
          drawnAt={Date.now()}
          timeZone={timeZone}
          locale={locale}
          words={call}
        />
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
