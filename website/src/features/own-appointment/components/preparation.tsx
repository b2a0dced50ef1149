import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { BookingSetting } from '@/features/booking/data';
import type { Service } from '@/features/services/data';
import { contentLang } from '@/i18n/content-lang';

/** What to bring, and what to do before an appointment. */
export async function Preparation({
  locale,
  setting,
  service,
}: {
  locale: Locale;
  setting: BookingSetting;
  service: Service | undefined;
}) {
  const t = await getTranslations('booking.confirmation');
  return (
    <div className="mt-4 space-y-3 border-line border-t pt-4 text-sm">
      {setting.whatToBring ? (
        <div>
          <h2 className="text-base">{t('bring')}</h2>
          <p className="whitespace-pre-line" {...contentLang({ content: setting.lang, page: locale })}>
            {setting.whatToBring}
          </p>
        </div>
      ) : null}
      {service?.preparation ? (
        <div>
          <h2 className="text-base">{t('prepare')}</h2>
          <p {...contentLang({ content: service.lang, page: locale })}>{service.preparation}</p>
        </div>
      ) : null}
    </div>
  );
}
