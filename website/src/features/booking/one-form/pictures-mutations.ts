import 'server-only';
import type { Locale } from 'next-intl';
import type { SummaryError } from '@/components/form/error-summary';
import { keepCard } from '@/features/booking/cards/data';
import type { CardFault } from '@/features/booking/cards/schema';
import { cardWords } from '@/features/booking/cards/words';
import { getVisitorAddress, isFromOwnPage } from '@/lib/request/visitor';

const SIDES = ['cardFront', 'cardBack'] as const;

/** Faults of the pictures that came along with a form. */
type PictureFaults = Partial<Record<(typeof SIDES)[number], CardFault>>;

/** Keeps the pictures of the one-page form and puts their tokens into it; one paid in cash has none. */
export async function keepPictures(form: FormData): Promise<PictureFaults> {
  const faults: PictureFaults = {};
  if (form.get('contractType') === 'cash' || !(await isFromOwnPage())) return faults;
  for (const side of SIDES) {
    const picture = form.get(`${side}Picture`);
    if (!(picture instanceof File) || picture.size === 0) continue;
    const outcome = await keepCard(picture.stream(), await getVisitorAddress());
    form.set(side, outcome.ok ? outcome.kept.card : '');
    if (!outcome.ok) faults[side] = outcome.fault;
  }
  return faults;
}

/** The faults as sentences, each tied to its side of the card. */
export async function wordsOfPictures(locale: Locale, faults: PictureFaults): Promise<SummaryError[]> {
  const words = await cardWords(locale);
  return SIDES.flatMap((side) => {
    const fault = faults[side];
    return fault ? [{ fieldId: side, message: words.faults[fault] }] : [];
  });
}
