import { PressForm } from '@/components/form/press-form';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { withdrawNewsAction } from '../actions';

/** Whether a patient agreed to news by email, with the way to end it for who may work with the appointment. */
export async function NewsFact({
  locale,
  id,
  mayWithdraw,
}: {
  locale: Locale;
  /** Of the appointment. */
  id: string;
  mayWithdraw: boolean;
}) {
  const t = await getTranslations('appointments.news');
  return (
    <>
      {t('agreed')}
      {mayWithdraw ? (
        <PressForm action={withdrawNewsAction} fields={{ locale, id }} pendingLabel={t('sending')}>
          {t('withdraw')}
        </PressForm>
      ) : null}
    </>
  );
}
