import { ContactPage } from '@/features/site/contact/components/contact-page';
import { listPageMetadata } from '@/features/site/pages/list-metadata';
import { localePage } from '@/lib/page/locale-page';

export const generateMetadata = listPageMetadata('contact');

export default localePage(({ locale }) => <ContactPage locale={locale} />);
