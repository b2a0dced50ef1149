import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { WithdrawNews } from './withdraw-news';

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
        <WithdrawNews locale={locale} id={id} words={{ withdraw: t('withdraw'), sending: t('sending') }} />
      ) : null}
    </>
  );
}
