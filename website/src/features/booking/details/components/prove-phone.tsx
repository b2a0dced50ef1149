import { getLocale } from 'next-intl/server';
import type { BookingSetting } from '@/features/booking/choices/data';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';

interface Props {
  setting: BookingSetting;
  /** Path of the booking with its choices, in the language of the page. */
  back: string;
}

/** Link to prove a phone by a code, for patients who have booked before; none without a channel. */
export async function ProvePhone({ setting, back }: Props) {
  const locale = await getLocale();
  if (!setting.phoneMessages) return null;
  const t = await getTranslations({ locale, namespace: 'booking.known' });
  const href = `${localePath({ locale, path: '/my-bookings' })}?to=${encodeURIComponent(back)}`;
  return (
    <p className="text-sm">
      {t('before')}{' '}
      <a href={href} className="text-link">
        {t('prove')}
      </a>
    </p>
  );
}
