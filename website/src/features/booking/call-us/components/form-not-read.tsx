import type { Locale } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { findBookingSetting } from '@/features/booking/choices/data';
import { localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { CallUs } from './call-us';

/** Replaces the one-page form when its pictures were not read (server/guards/bounded-bodies.ts): why, and what next. */
export async function FormNotRead({ locale, why }: { locale: Locale; why: 'busy' | 'tooLarge' }) {
  const t = await getTranslations({ locale, namespace: `plainBooking.${why}` });
  const setting = await findBookingSetting(locale);
  return (
    <Section>
      <EmptyState
        title={t('title')}
        text={t('text')}
        link={{ href: localePath({ locale, path: '/booking-old' }), label: t('action') }}
      />
      {setting ? (
        <div className="mx-auto mt-6 max-w-prose">
          <CallUs setting={setting} />
        </div>
      ) : null}
    </Section>
  );
}
