import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SubmitButton } from '@/components/form/submit-button';
import type { OwnAppointment } from '@/contract/appointment';
import { sayFaultId } from '@/lib/fault-id';
import { askForEarlierAction } from '../actions';

/** To be told when an earlier time becomes free, by one press; nothing for who cannot be. A form, so it works without script. */
export async function EarlierForm({
  locale,
  appointment,
  trouble,
}: {
  locale: Locale;
  appointment: OwnAppointment;
  /** Whether an earlier press did not work, and by what it is found in the logs. */
  trouble: { isFailed: boolean; fault: string | null };
}) {
  if (appointment.earlier === null) return null;
  const t = await getTranslations('waitingList.earlier');
  const isAsked = appointment.earlier === 'asked';
  return (
    <section aria-labelledby="earlier-title" className="mt-5 print:hidden">
      <h2 id="earlier-title" className="scroll-mt-24 text-lg">
        {t('title')}
      </h2>
      {trouble.isFailed ? (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {sayFaultId({ text: t('failed'), id: trouble.fault })}
        </p>
      ) : null}
      <p className="mt-1">{isAsked ? t('asked') : t('text')}</p>
      <form action={askForEarlierAction} className="mt-3">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="number" value={appointment.bookingNumber} />
        <input type="hidden" name="wanted" value={isAsked ? 'no' : 'yes'} />
        <SubmitButton variant={isAsked ? 'quiet' : 'secondary'} pendingLabel={t('sending')}>
          {isAsked ? t('stop') : t('ask')}
        </SubmitButton>
      </form>
    </section>
  );
}
