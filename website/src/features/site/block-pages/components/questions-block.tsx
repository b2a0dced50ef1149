import { Container } from '@/components/ui/container';
import { FaqList } from '@/features/site/faqs/components/faq-list';
import { listFaqs } from '@/features/site/faqs/data';
import type { ContentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import type { PageBlockOf } from '../blocks-schema';
import { pickInOrder } from '../rules';
import { BlockHeading } from './block-heading';

export async function QuestionsBlock({
  block,
  locale,
  words,
}: {
  block: PageBlockOf<'questions'>;
  locale: Locale;
  words: ContentLang;
}) {
  const faqs = pickInOrder(await listFaqs({ locale }), block.questions);
  if (faqs.length === 0) return null;
  return (
    <Container>
      <BlockHeading text={block.heading} words={words} />
      <div className="max-w-[42rem]">
        <FaqList faqs={faqs} locale={locale} headingLevel={block.heading ? 3 : 2} />
      </div>
    </Container>
  );
}
