import { iconShape } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';

/** Words and signs of the facts beside an answer. */
export type ChoiceLook = Awaited<ReturnType<typeof choiceLook>>;

export async function choiceLook() {
  const [t, fees] = await Promise.all([getTranslations('booking.doctor'), getTranslations('fees')]);
  return {
    firstFreeWord: t('firstFree'),
    feeWord: fees('label'),
    icons: {
      arrow: iconShape('lucide:chevron-right'),
      place: iconShape('lucide:map-pin'),
      firstFree: iconShape('lucide:calendar-check'),
      fee: iconShape('lucide:wallet'),
    },
  };
}
