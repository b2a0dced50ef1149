import { Icon } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import type { OwnAppointment } from '@/contract/appointment';
import { REVIEW_LENGTH } from '@/contract/review';
import { getWords, textsOf } from '@/i18n/translations';
import { ReviewForm } from './review-form';

const STARS = [1, 2, 3, 4, 5];

/** Question how the visit was, or thanks for the answer; nothing where patients are not asked. */
export async function ReviewQuestion({ appointment }: { appointment: OwnAppointment }) {
  if (appointment.review === null) return null;
  const [locale, t, notices, ui] = await getWords('appointment.review', 'appointment.review.notices', 'ui');
  const isGiven = appointment.review === 'given';
  return (
    <>
      {/* Region that stands before its words, which are read out as they come in place of the form. */}
      <div role="status">
        {isGiven ? (
          <p className="mt-4 flex items-center gap-2 border-line border-t pt-4 font-semibold">
            <Icon name="lucide:circle-check" className="size-5 shrink-0 text-accent" />
            {t('thanks')}
          </p>
        ) : null}
      </div>
      {isGiven ? null : (
        <LabelledSection
          id="review-title"
          title={t('title')}
          className="mt-4 border-line border-t pt-4 print:hidden"
        >
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
        </LabelledSection>
      )}
    </>
  );
}
