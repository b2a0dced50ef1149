import { getLocale } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Initials } from '@/components/ui/initials';
import { Picture } from '@/components/ui/picture';
import { listBranches } from '@/features/site/branches/data';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations, getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { Review } from '../data';

const STARS = [1, 2, 3, 4, 5];

/** Reviews in columns of uneven height on wide pages; a row to swipe on phones. */
export async function ReviewList({ reviews }: { reviews: Review[] }) {
  const locale = await getLocale();
  const branches = await listBranches({ locale });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-labelledby="reviews"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
      tabIndex={0}
      className="reviews"
    >
      <ul className="flex gap-4 sm:block sm:columns-2 sm:gap-6 lg:columns-3">
        {reviews.map((review) => (
          <li key={review.id} className="review">
            <Stars rating={review.rating} />
            {review.text ? (
              <blockquote
                className="mt-3 grow whitespace-pre-line text-text"
                {...contentLang(review, locale)}
              >
                {review.text}
              </blockquote>
            ) : null}
            <Author review={review} branch={branches.find(({ id }) => id === review.branchId)?.name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One to five, for the eye and in words. */
export async function Stars({ rating }: { rating: number }) {
  const t = await getTranslations('home.reviews');
  return (
    <p className="flex gap-0.5 text-accent">
      <span className="sr-only">{t('rating', { rating })}</span>
      {STARS.map((star) => (
        <Icon key={star} name="lucide:star" className={`star ${star <= rating ? 'star-full' : ''}`} />
      ))}
    </p>
  );
}

async function Author({ review, branch }: { review: Review; branch: string | undefined }) {
  const [locale, t] = await getWords('home.reviews');
  const visited = review.visitedOn
    ? formatCalendarDate({ date: review.visitedOn, locale, style: 'month' })
    : undefined;
  return (
    <footer className="mt-4 flex items-center gap-3">
      {review.picture ? (
        <Picture media={review.picture} alt="" sizes="44px" className="size-11 rounded-pill object-cover" />
      ) : (
        <Initials name={review.authorName} className="size-11 rounded-pill" />
      )}
      <p className="leading-snug">
        <span className="block font-semibold text-sm">
          <bdi>{review.authorName}</bdi>
        </span>
        <span className="text-text-soft text-xs">
          {[review.doctor, branch, visited].filter(Boolean).join(' · ')}
        </span>
        {review.isVerified ? (
          <span className="mt-1 flex items-center gap-1 text-accent text-xs">
            <Icon name="lucide:circle-check" className="size-4 shrink-0" />
            {t('verified')}
          </span>
        ) : null}
      </p>
    </footer>
  );
}
