import type { Locale } from 'next-intl';
import { SubmitButton } from '@/components/form/submit-button';
import type { OwnAppointment } from '@/contract/appointment';
import { getTranslations } from '@/i18n/translations';
import { withdrawNewsAction } from '../actions';
import { PressSection } from './press-section';

/** Ends the clinic's news by one press, for who agreed to it. A form of its own, so it works without script. */
export async function NewsForm({
  locale,
  appointment,
  trouble,
}: {
  locale: Locale;
  appointment: OwnAppointment;
  /** Whether an earlier press did not work, and by what it is found in the logs. */
  trouble: { isFailed: boolean; fault: string | null };
}) {
  if (!appointment.news) return null;
  const t = await getTranslations('appointment.news');
  return (
    <PressSection
      id="news"
      words={{ title: t('title'), text: t('text'), failed: t('failed') }}
      trouble={trouble}
    >
      <form action={withdrawNewsAction} className="mt-3">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="number" value={appointment.bookingNumber} />
        <SubmitButton variant="quiet" pendingLabel={t('sending')}>
          {t('stop')}
        </SubmitButton>
      </form>
    </PressSection>
  );
}
