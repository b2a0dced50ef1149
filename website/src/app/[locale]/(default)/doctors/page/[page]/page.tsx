import { listDoctors } from '@/features/site/doctors/data';
import { DOCTORS_PER_PAGE } from '@/features/site/doctors/query';
import { furtherPages } from '@/lib/page/entry-page';

export { default, generateMetadata } from '../../page';

export const generateStaticParams = furtherPages(listDoctors, DOCTORS_PER_PAGE);
