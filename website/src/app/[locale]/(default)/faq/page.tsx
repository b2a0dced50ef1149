import { FaqPage } from '@/features/site/faqs/components/faq-page';
import { listPageMetadata } from '@/features/site/pages/list-metadata';
import { localePage } from '@/lib/page/locale-page';

export const generateMetadata = listPageMetadata('faq');

export default localePage(({ locale }) => <FaqPage locale={locale} />);
