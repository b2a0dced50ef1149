import { getTranslations, textsOf } from '@/i18n/translations';

export type TimePickerWords = Awaited<ReturnType<typeof timePickerWords>>;

export async function timePickerWords() {
  const t = await getTranslations('booking.calendar');
  return {
    ...textsOf(t, 'label', 'previousMonth', 'nextMonth', 'hint', 'loading', 'failed', 'failedText', 'retry'),
    ...textsOf(t, 'differentDate', 'noneInMonth', 'noneOnDay', 'noneAtAll'),
    // The day is put in where it is shown.
    nextFree: t('nextFree', { date: '{date}' }),
  };
}
