import { ButtonLink } from '@/components/ui/button';
import { CallUs } from '@/features/booking/call-us/components/call-us';
import { getPublishedCatalogue } from '@/features/booking/choices/data';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { readFaultId } from '@/lib/request/fault-id';
import { sayTime } from '@/lib/time/clinic-time';
import { AppointmentWords } from './appointment-words';
import { type AskedAppointment, QuestionFrame, readOutcome } from './question-frame';
import { UndoForm } from './undo-form';

/** Why a cancellation could not be taken back, with another try where that may help, and the way to a new booking. */
export async function UndoPage({ locale, bookingNumber, appointment, setting, search }: AskedAppointment) {
  const t = await getTranslations('appointment.undo');
  const { doctors } = await getPublishedCatalogue(locale);
  const doctor = doctors.find((one) => one.id === appointment.doctor.documentId);
  const outcome = readOutcome(search.outcome);
  // A refusal that another try would not change has words of its own.
  const refusal = outcome === 'taken' || outcome === 'limit' ? outcome : null;
  const { undoUntil } = appointment;
  const frame = { locale, bookingNumber, setting, outcome: refusal ? null : outcome };
  const again = bookingPath({ by: 'doctor', ...(doctor ? { doctor: String(doctor.number) } : {}) });
  if (undoUntil !== null && refusal === null) {
    const time = sayTime({ instant: undoUntil, timeZone: appointment.timeZone, locale });
    return (
      <QuestionFrame {...frame} fault={readFaultId(search.fault)} title={t('title')}>
        <AppointmentWords locale={locale} appointment={appointment} />
        <UndoForm appointment={appointment} text={t('text', { time })} />
      </QuestionFrame>
    );
  }
  return (
    <QuestionFrame {...frame} title={t(`refused.${refusal ?? 'late'}.title`)}>
      <AppointmentWords locale={locale} appointment={appointment} />
      <p className="mt-4">{t(`refused.${refusal ?? 'late'}.text`)}</p>
      <CallUs setting={setting} />
      <p className="mt-5">
        <ButtonLink href={localePath({ locale, path: again })}>{t('bookAgain')}</ButtonLink>
      </p>
    </QuestionFrame>
  );
}
