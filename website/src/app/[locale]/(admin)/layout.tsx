import { SkipLink } from '@/components/layout/skip-link';
import { isStranger } from '@/features/account/session/session';
import { StaffBar } from '@/features/desk/frame/components/staff-bar';
import { StaffNav } from '@/features/desk/frame/components/staff-nav';
import { countOwnUnread } from '@/features/desk/inbox/query';
import { PaperHead } from '@/features/desk/paper/components/paper-head';
import { PatientField } from '@/features/desk/patient-search/components/patient-field';
import { ClientMessages } from '@/i18n/client-messages';
import { getTranslations } from '@/i18n/translations';
import { localeLayout } from '@/lib/page/locale-page';

/** A page that is stored could not carry the nonce of its answer. A build without a backend has to be told. */
export const dynamic = 'force-dynamic';

/** The layout of the staff area. It guards nothing: layouts are not asked again on every move, pages are. */
export default localeLayout(async ({ locale, children }) => {
  const [t, isOutside, unread] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    isStranger(),
    countOwnUnread(),
  ]);
  // Pages lead strangers to the sign-in, and say of an address that cannot be one that it leads to nothing.
  if (isOutside) return <main id="content">{children}</main>;
  return (
    <ClientMessages of={[]}>
      <div className="min-h-svh bg-surface-warm">
        <SkipLink label={t('skipToContent')} />
        <StaffBar />
        <StaffNav unread={unread}>
          <PatientField />
        </StaffNav>
        <PaperHead />
        <main id="content" tabIndex={-1} className="pt-4 pb-16 outline-none print:py-2">
          {children}
        </main>
      </div>
    </ClientMessages>
  );
});
