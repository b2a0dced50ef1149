import { FaqJsonLd } from '@/features/site/faqs/components/faq-json-ld';
import { FaqPage } from '@/features/site/faqs/components/faq-page';
import { listFaqs } from '@/features/site/faqs/data';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(({ locale }) => listMetadata(locale, 'faq'));

export default localePage(async ({ locale }) => {
  return (
    <>
      <FaqJsonLd faqs={await listFaqs({ locale })} locale={locale} />
      <FaqPage locale={locale} />
    </>
  );
});
