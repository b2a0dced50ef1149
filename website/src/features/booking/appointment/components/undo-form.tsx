import { SubmitButton } from '@/components/form/submit-button';
import type { OwnAppointment } from '@/contract/appointment';
import { getWords } from '@/i18n/translations';
import { undoCancellationAction } from '../actions';

/** Takes a cancellation back in one press. A form of its own, so it works without script. */
export async function UndoForm({
  appointment,
  text,
}: {
  appointment: OwnAppointment;
  /** Sentence on how long undoing is possible, and under which condition. */
  text: string;
}) {
  const [locale, t] = await getWords('appointment.undo');
  return (
    <form action={undoCancellationAction} className="mt-3 print:hidden">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="number" value={appointment.bookingNumber} />
      <input type="hidden" name="version" value={appointment.version} />
      <p>{text}</p>
      <div className="mt-3">
        <SubmitButton variant="secondary" pendingLabel={t('sending')}>
          {t('yes')}
        </SubmitButton>
      </div>
    </form>
  );
}
