import type { Locale } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { OwnAppointment } from '@/contract/appointment';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

/** Link to the questions before the visit, or to the answers; nothing where none are asked. */
export async function QuestionsPanel({
  locale,
  appointment: { bookingNumber, questions },
}: {
  locale: Locale;
  appointment: OwnAppointment;
}) {
  if (questions === null) return null;
  const t = await getTranslations('appointment.questions');
  const isOpen = questions === 'open';
  return (
    <section
      aria-labelledby="questions-title"
      className={`mt-4 rounded-card border p-panel print:hidden ${isOpen ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <h2 id="questions-title" className="flex items-center gap-2 text-lg">
        {isOpen ? null : <Icon name="lucide:circle-check" className="size-5 shrink-0 text-accent" />}
        {isOpen ? t('title') : t('answered')}
      </h2>
      <p className="mt-1">{isOpen ? t('panel') : t('answeredText')}</p>
      <div className="mt-3">
        <ButtonLink
          href={localePath({ locale, path: `/booking/confirmation/${bookingNumber}/questions` })}
          variant={isOpen ? 'primary' : 'secondary'}
          prefetch={false}
        >
          {isOpen ? t('answer') : t('correct')}
        </ButtonLink>
      </div>
    </section>
  );
}
