import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { CallUs } from '@/features/booking/components/call-us';
import { findBookingSetting } from '@/features/booking/data';
import { isLocale, localePath } from '@/i18n/routing';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'plainBooking.busy' });
  return { title: t('title'), robots: { index: false } };
}

/** Shown, with status 503, to whoever sends pictures while too many others do (server/bounded-bodies.ts). */
export default async function BusyPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [t, setting] = await Promise.all([
    getTranslations({ locale, namespace: 'plainBooking.busy' }),
    findBookingSetting(locale),
  ]);
  return (
    <Section>
      <EmptyState
        title={t('title')}
        text={t('text')}
        action={
          <ButtonLink href={localePath({ locale, path: '/booking-old' })} variant="secondary">
            {t('action')}
          </ButtonLink>
        }
      />
      {setting ? (
        <div className="mx-auto mt-6 max-w-prose">
          <CallUs setting={setting} />
        </div>
      ) : null}
    </Section>
  );
}
