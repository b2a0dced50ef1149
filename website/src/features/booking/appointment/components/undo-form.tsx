import { ActionFields } from '@/components/form/action-fields';
import { SubmitButton } from '@/components/form/submit-button';
import type { OwnAppointment } from '@/contract/appointment';
import { getTranslations } from '@/i18n/translations';
import { undoCancellationAction } from '../actions';

interface Props {
  appointment: OwnAppointment;
  /** Sentence on how long undoing is possible, and under which condition. */
  text: string;
}

/** Takes a cancellation back in one press. A form of its own, so it works without script. */
export async function UndoForm({ appointment: { bookingNumber: number, version }, text }: Props) {
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
