import type { ReactNode } from 'react';
import { SkipLink } from '@/components/layout/skip-link';
import { AnnouncementBar } from '@/features/site/announcements/components/announcement-bar';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { Frame } from './describe-frame';
import { SiteFrame } from './site-frame';

interface Props {
  locale: Locale;
  frame: Frame;
  children: ReactNode;
}

export async function SiteShell({ locale, frame, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      <AnnouncementBar locale={locale} />
      <SiteFrame {...frame}>{children}</SiteFrame>
    </>
  );
}
