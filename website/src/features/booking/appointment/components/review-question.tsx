import { getLocale } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { OwnAppointment } from '@/contract/appointment';
import { REVIEW_LENGTH } from '@/contract/review';
import { getTranslations, textsOf } from '@/i18n/translations';
import { ReviewForm } from './review-form';

const STARS = [1, 2, 3, 4, 5];

/** Question how the visit was, or thanks for the answer; nothing where patients are not asked. */
export async function ReviewQuestion({ appointment }: { appointment: OwnAppointment }) {
  const locale = await getLocale();
  if (appointment.review === null) return null;
  const [t, notices, ui] = await Promise.all([
    getTranslations('appointment.review'),
    getTranslations('appointment.review.notices'),
    getTranslations('ui'),
  ]);
  if (appointment.review === 'given') {
    return (
      <p role="status" className="mt-4 flex items-center gap-2 border-line border-t pt-4 font-semibold">
        <Icon name="lucide:circle-check" className="size-5 shrink-0 text-accent" />
        {t('thanks')}
      </p>
    );
  }
  return (
    <section aria-labelledby="review-title" className="mt-4 border-line border-t pt-4 print:hidden">
      <h2 id="review-title" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-text-soft">{t('lead')}</p>
      <ReviewForm
        locale={locale}
        bookingNumber={appointment.bookingNumber}
        words={{
          ...textsOf(t, 'stars', 'text', 'send', 'sending'),
          ratings: STARS.map((count) => t('rating', { count })),
          textHint: t('textHint', { max: REVIEW_LENGTH }),
          errorPrefix: ui('errorPrefix'),
          notices: {
            ...textsOf(notices, 'stars', 'notLive', 'busy', 'failed'),
            tooLong: notices('tooLong', { max: REVIEW_LENGTH }),
          },
        }}
      />
    </section>
  );
}
