import { Analytics } from '@/features/site/page-views/components/analytics';
import { PolicyPage } from '@/features/site/policies/components/policy-page';
import { policyMetadata } from '@/features/site/policies/metadata';
import { localePage } from '@/lib/page/locale-page';

export const generateMetadata = policyMetadata('privacy-policy');

export default localePage(async ({ locale }) => {
  return (
    <>
      <PolicyPage name="privacy-policy" locale={locale} />
      <Analytics locale={locale} kind="choice" />
    </>
  );
});
