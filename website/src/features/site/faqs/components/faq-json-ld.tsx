import { JsonLd } from '@/components/ui/json-ld';
import type { Locale } from '@/i18n/routing';
import { pageAddress } from '@/lib/address/site-address';
import { faqPage } from '@/lib/page/structured-data/schema-org-pages';
import type { Faq } from '../data';

export function FaqJsonLd({ faqs, locale }: { faqs: Faq[]; locale: Locale }) {
  if (faqs.length === 0) return null;
  return <JsonLd data={[faqPage({ url: pageAddress({ locale, path: '/faq' }), questions: faqs })]} />;
}
