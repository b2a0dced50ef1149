import { Analytics } from '@/features/site/page-views/components/analytics';
import { PolicyPage } from '@/features/site/policies/components/policy-page';
import { policyMetadata } from '@/features/site/policies/metadata';
import { localeMetadata, localePage } from '@/lib/page/locale-page';

export const generateMetadata = localeMetadata(({ locale }) => policyMetadata('privacy-policy', locale));

export default localePage(async ({ locale }) => {
  return (
    <>
      <PolicyPage name="privacy-policy" locale={locale} />
      <Analytics locale={locale} kind="choice" />
    </>
  );
});
