import { Icon } from '@/components/ui/icon';
import { PathLink } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import type { Faq } from '../data';

interface Props {
  faqs: Faq[];
  locale: Locale;
  /** Makes every question a heading, for a page that is nothing but questions. */
  headingLevel?: 2 | 3;
}

/** Questions that open in place without script. */
export function FaqList({ faqs, locale, headingLevel }: Props) {
  const Question = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <div className="border-line border-b">
      {faqs.map((faq) => (
        <details key={faq.id} className="group border-line border-t" {...contentLang(faq, locale)}>
          <summary className="question">
            <Question className="text-lg">{faq.question}</Question>
            <Icon name="lucide:plus" className="question-sign" />
          </summary>
          {/* The search leads here by its id; browsers open what an address points into. */}
          <p id={`question-${faq.id}`} className="answer">
            {faq.answer}
          </p>
          {faq.link ? (
            <p className="-mt-5 pb-4 print:mt-0 print:pb-2">
              <PathLink path={faq.link.path} className="text-link">
                {faq.link.label}
              </PathLink>
            </p>
          ) : null}
        </details>
      ))}
    </div>
  );
}
