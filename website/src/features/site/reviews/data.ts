import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { closedSwitch, optionalDate, optionalRef, optionalText, orNull, picture } from '@/lib/backend/shapes';
import { findTranslated, toEntry } from '@/lib/backend/translated';

const stored = z.object({
  documentId: z.string(),
  authorName: z.string(),
  /** Null for stars alone. */
  text: optionalText,
  rating: z.number().int().min(1).max(5),
  visitedOn: optionalDate,
  userImage: picture,
  branch: optionalRef,
  /** Written behind the link of a visit that took place. */
  isVerified: closedSwitch,
  doctor: orNull(z.object({ documentId: z.string(), name: z.string() })),
});

export type Review = Awaited<ReturnType<typeof listReviews>>[number];

/**
 * Lists the published reviews: those in the language of the page, then the others; of each the latest appointment first, and
 * those without a date last, which PostgreSQL would put first. Throws BackendError when the backend fails.
 */
export async function listReviews({ locale }: { locale: Locale }) {
  const entries = await findTranslated({
    collection: 'reviews',
    locale,
    schema: stored,
    sort: ['visitedOn:desc', 'id:asc'],
    tags: ['review', 'branch', 'doctor'],
  });
  const reviews = entries.map((entry) => {
    const { userImage, branch: _, doctor, ...review } = toEntry(entry);
    return {
      ...review,
      picture: userImage,
      doctor: doctor?.name ?? null,
      doctorId: doctor?.documentId ?? null,
      branchId: Object.values(entry.byLocale).find(({ branch }) => branch)?.branch ?? null,
    };
  });
  const dayOf = ({ visitedOn }: (typeof reviews)[number]) => visitedOn ?? '';
  return reviews.sort(
    (a, b) => Number(b.lang === locale) - Number(a.lang === locale) || dayOf(b).localeCompare(dayOf(a)),
  );
}
