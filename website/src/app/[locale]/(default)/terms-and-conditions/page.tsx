import { PolicyPage } from '@/features/site/policies/components/policy-page';
import { policyMetadata } from '@/features/site/policies/metadata';
import { localePage } from '@/lib/page/locale-page';

export const generateMetadata = policyMetadata('terms-and-conditions');

export default localePage(({ locale }) => <PolicyPage name="terms-and-conditions" locale={locale} />);
