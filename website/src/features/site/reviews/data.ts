import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import type { Media } from '@/lib/backend/media';
import {
  calendarDate,
  optionalRef,
  optionalText,
  picture,
  pictureFields,
  refOnly,
} from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';

const stored = z.object({
  documentId: z.string(),
  authorName: z.string(),
  text: optionalText,
  rating: z.number().int().min(1).max(5),
  visitedOn: calendarDate.nullish().transform((date) => date ?? null),
  userImage: picture,
  branch: optionalRef,
  isVerified: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  doctor: z
    .object({ documentId: z.string(), name: z.string() })
    .nullish()
    .transform((doctor) => doctor ?? null),
});

export interface Review {
  id: string;
  lang: Locale;
  authorName: string;
  /** Null for stars alone. */
  text: string | null;
  /** Whole stars, 1 to 5. */
  rating: number;
  visitedOn: string | null;
  picture: Media | null;
  branchId: string | null;
  /** Of whom it speaks, where it is known. */
  doctor: string | null;
  doctorId: string | null;
  /** Written behind the link of a visit that took place. */
  isVerified: boolean;
}

/** Every published review, the latest appointment first. Throws BackendError when the backend fails. */
export async function listReviews({ locale }: { locale: Locale }): Promise<Review[]> {
  const entries = await findTranslated({
    collection: 'reviews',
    locale,
    params: {
      fields: ['authorName', 'text', 'rating', 'visitedOn', 'isVerified'],
      populate: { userImage: pictureFields, branch: refOnly, doctor: { fields: ['documentId', 'name'] } },
      sort: ['visitedOn:desc', 'id:asc'],
    },
    schema: stored,
    tags: ['review', 'branch', 'doctor'],
  });
  return entries.map(({ lang, item, byLocale }) => ({
    id: item.documentId,
    lang,
    authorName: item.authorName,
    text: item.text,
    rating: item.rating,
    visitedOn: item.visitedOn,
    picture: item.userImage,
    doctor: item.doctor?.name ?? null,
    doctorId: item.doctor?.documentId ?? null,
    isVerified: item.isVerified,
    branchId: Object.values(byLocale).find((entry) => entry.branch)?.branch ?? null,
  }));
}

/** Returns what patients said of visits with a doctor that took place, the latest first. @throws BackendError */
export async function listVerifiedReviews(locale: Locale, doctorId: string): Promise<Review[]> {
  return (await listReviews({ locale })).filter(
    (review) => review.isVerified && review.doctorId === doctorId,
  );
}
