import { PressForm } from '@/components/form/press-form';
import { getTranslations } from '@/i18n/translations';
import { withdrawNewsAction } from '../actions';

/** Whether a patient agreed to news by email, with the way to end it for who may work with the appointment. */
export async function NewsFact({
  id,
  mayWithdraw,
}: {
  /** Of the appointment. */
  id: string;
  mayWithdraw: boolean;
}) {
  const t = await getTranslations('appointments.news');
  return (
    <>
      {t('agreed')}
      {mayWithdraw ? (
        <PressForm action={withdrawNewsAction} fields={{ id }} pendingLabel={t('sending')}>
          {t('withdraw')}
        </PressForm>
      ) : null}
    </>
  );
}
