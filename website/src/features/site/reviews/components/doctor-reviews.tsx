import { FirstFew } from '@/components/ui/first-few';
import { Icon } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import { type NamedEntry, nameList, sentenceWith } from '@/components/ui/name-line';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { listReviews, type Review } from '../data';
import { Stars } from './review-list';

/** Reviews that are shown of a doctor, and at a glance. */
const [MOST, FIRST] = [6, 2];

export async function DoctorReviews({ doctor }: { doctor: NamedEntry & { id: string } }) {
  const [locale, t, home] = await getWords('doctors', 'home.reviews');
  const all = await listReviews({ locale });
  const found = all.filter(({ isVerified, doctorId }) => isVerified && doctorId === doctor.id);
  if (found.length === 0) return null;
  const list = (some: Review[]) => (
    <ul className="grid sm:gap-4">
      {some.map((review) => (
        <li key={review.id} className="review-line">
          <Stars rating={review.rating} />
          {review.text ? (
            <blockquote className="mt-2 whitespace-pre-line" {...contentLang(review, locale)}>
              {review.text}
            </blockquote>
          ) : null}
          <footer className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
            <bdi className="font-semibold">{review.authorName}</bdi>
            {review.visitedOn ? (
              <span className="text-text-soft">
                {t('visitedIn', {
                  month: formatCalendarDate({ date: review.visitedOn, locale, style: 'month' }),
                })}
              </span>
            ) : null}
            <span className="inline-flex items-center gap-1 text-accent text-xs">
              <Icon name="lucide:circle-check" className="size-4 shrink-0" />
              {home('verified')}
            </span>
          </footer>
        </li>
      ))}
    </ul>
  );
  return (
    <LabelledSection id="reviews" title={t('reviews')} look="mb-1 text-2xl">
      <p className="mb-4 text-sm text-text-soft max-sm:hidden">
        {sentenceWith(nameList(locale, '', [doctor]), (said) => t('reviewsText', { doctor: said }))}
      </p>
      <FirstFew
        items={found.slice(0, MOST)}
        first={FIRST}
        title={(count) => t('otherReviews', { count })}
        list={list}
      />
    </LabelledSection>
  );
}
