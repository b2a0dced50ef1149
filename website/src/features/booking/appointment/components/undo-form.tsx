import { ActionFields } from '@/components/form/action-fields';
import { SubmitButton } from '@/components/form/submit-button';
import type { OwnAppointment } from '@/contract/appointment';
import { getTranslations } from '@/i18n/translations';
import { undoCancellationAction } from '../actions';

/** Takes a cancellation back in one press, below how long that is possible. A form of its own, so it works without script. */
export async function UndoForm({ appointment, text }: { appointment: OwnAppointment; text: string }) {
  const { bookingNumber: number, version } = appointment;
  const t = await getTranslations('appointment.undo');
  return (
    <form action={undoCancellationAction} className="mt-3 print:hidden">
      <ActionFields of={{ number, version }} />
      <p className="mb-3">{text}</p>
      <SubmitButton variant="secondary" pendingLabel={t('sending')}>
        {t('yes')}
      </SubmitButton>
    </form>
  );
}
