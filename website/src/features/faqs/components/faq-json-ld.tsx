import { JsonLd } from '@/components/ui/json-ld';
import type { Faq } from '../data';

/** Questions and answers as structured data (schema.org FAQPage). */
export function FaqJsonLd({ faqs }: { faqs: Faq[] }) {
  if (faqs.length === 0) return null;
  return (
    <JsonLd
      data={[
        {
          '@type': 'FAQPage',
          mainEntity: faqs.map(({ question, answer, lang }) => ({
            '@type': 'Question',
            name: question,
            inLanguage: lang,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]}
    />
  );
}
