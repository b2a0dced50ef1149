import { ContactPage } from '@/features/site/contact/components/contact-page';
import { listMetadata } from '@/features/site/pages/list-metadata';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(({ locale }) => listMetadata(locale, 'contact'));

export default localePage(({ locale }) => <ContactPage locale={locale} />);
