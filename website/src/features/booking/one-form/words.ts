import { getTranslations, textsOf } from '@/i18n/translations';

/** The words of the one-page form beside those of its fields of a person. */
export type PlainWords = Awaited<ReturnType<typeof plainWords>>;

export async function plainWords() {
  const t = await getTranslations('plainBooking');
  return {
    ...textsOf(t, 'appointment', 'times', 'person', 'branch', 'branchChoose', 'doctor', 'doctorChoose'),
    ...textsOf(t, 'service', 'date', 'dateFirst', 'show', 'showAgain', 'payment', 'organisation'),
    ...textsOf(t, 'cashOnly', 'ways', 'otherWay', 'change', 'booked'),
  };
}
