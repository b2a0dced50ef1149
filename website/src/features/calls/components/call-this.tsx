import type { Locale } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { AppointmentDetail } from '@/contract/appointment';
import { CallDue } from '@/features/appointments/components/call-due';
import { getTranslations } from '@/i18n/translations';
import { CallThisForm } from './call-this-form';
import { TakeOverForm } from './take-over-form';

/** Beside a pending appointment: who is on the phone about it, what was tried, and the way to call. */
export async function CallThis({ locale, file }: { locale: Locale; file: AppointmentDetail }) {
  if (file.status !== 'pending') return null;
  const t = await getTranslations('calls');
  const { tries, openedBy } = file.call;
  return (
    <Card as="section">
      <h2 className="text-lg">{t('this.title')}</h2>
      {tries > 0 ? <p className="text-text-soft">{t('tries', { count: tries })}</p> : null}
      <p className="mt-1">
        <CallDue locale={locale} appointment={file} now={Date.now()} withLabel />
      </p>
      {openedBy && !openedBy.isYou ? (
        <>
          <p className="mt-2 font-semibold">{t('with', { name: openedBy.name ?? '' })}</p>
          <TakeOverForm
            locale={locale}
            id={file.documentId}
            words={{
              ask: t('this.takeOver'),
              text: t('this.takeOverText', { name: openedBy.name ?? '' }),
              submit: t('this.takeOverNow'),
              sending: t('desk.sending'),
            }}
          />
        </>
      ) : (
        <CallThisForm
          locale={locale}
          id={file.documentId}
          words={{ open: t('this.open'), sending: t('desk.sending') }}
        />
      )}
    </Card>
  );
}
