import { PolicyPage } from '@/features/site/policies/components/policy-page';
import { policyMetadata } from '@/features/site/policies/metadata';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(({ locale }) =>
  policyMetadata('terms-and-conditions', locale),
);

export default localePage(({ locale }) => <PolicyPage name="terms-and-conditions" locale={locale} />);
