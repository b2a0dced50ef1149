import { CallUs } from '@/features/booking/call-us/components/call-us';
import { PathButton } from '@/features/site/pages/components/entry-link';
import { getTranslations } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { sayTime } from '@/lib/time/clinic-time';
import { readPublished } from '../data';
import { type AskedAppointment, QuestionFrame, readOutcome } from './question-frame';
import { UndoForm } from './undo-form';

/** Why a cancellation could not be taken back, with another try where that may help, and the way to a new booking. */
export async function UndoPage(asked: AskedAppointment) {
  const { locale, appointment, setting, search } = asked;
  const t = await getTranslations('appointment.undo');
  const { doctor } = await readPublished(appointment, locale);
  const outcome = readOutcome(search.outcome);
  // A refusal that another try would not change has words of its own.
  const refusal = outcome === 'taken' || outcome === 'limit' ? outcome : null;
  const { undoUntil, timeZone } = appointment;
  if (undoUntil !== null && refusal === null) {
    const time = sayTime({ instant: undoUntil, timeZone, locale });
    return (
      <QuestionFrame asked={asked} title={t('title')}>
        <UndoForm appointment={appointment} text={t('text', { time })} />
      </QuestionFrame>
    );
  }
  const why = refusal ?? 'late';
  const again = bookingPath({ by: 'doctor', ...(doctor ? { doctor: String(doctor.number) } : {}) });
  return (
    <QuestionFrame asked={asked} outcome={refusal ? null : outcome} title={t(`refused.${why}.title`)}>
      <p className="mt-4">{t(`refused.${why}.text`)}</p>
      <CallUs setting={setting} />
      <p className="mt-5">
        <PathButton path={again}>{t('bookAgain')}</PathButton>
      </p>
    </QuestionFrame>
  );
}
