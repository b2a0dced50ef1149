import { Container } from '@/components/ui/container';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations, textsOf } from '@/i18n/translations';
import { readAnalytics } from '@/lib/security/analytics-settings';
import type { AnalyticsData } from '../analytics-client';
import { AnalyticsQuestion } from './analytics-question';

/** Asks for consent to third-party analytics, or shows the choice in the privacy policy; nothing if none is configured. */
export async function Analytics({ locale, kind }: { locale: Locale; kind: AnalyticsData['kind'] }) {
  const configured = readAnalytics(process.env);
  if (!configured) return null;
  const t = await getTranslations({ locale, namespace: 'analytics' });
  const { name, scriptUrl, attributes } = configured;
  const more = { href: `${localePath({ locale, path: '/privacy-policy' })}#analytics`, label: t('more') };
  const question = (
    <AnalyticsQuestion
      data={{ kind, scriptUrl, attributes }}
      words={{
        ...textsOf(t, 'label', 'yes', 'no'),
        text: t(kind === 'question' ? 'question' : 'choice', { name }),
        ...(kind === 'question' ? { more } : {}),
      }}
    />
  );
  return kind === 'question' ? question : <Container className="pb-14">{question}</Container>;
}
