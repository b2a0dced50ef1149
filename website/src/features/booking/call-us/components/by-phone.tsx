import { PageHead } from '@/components/layout/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { LabelledSection } from '@/components/ui/labelled-section';
import { BranchContact } from '@/features/site/branches/components/branch-contact';
import { OpenNow } from '@/features/site/branches/components/open-now';
import { listBranches } from '@/features/site/branches/data';
import { getMainInfo } from '@/features/site/main-info/data';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { ClinicNumbers } from './clinic-numbers';

/** Replaces the booking while the clinic takes none on the website: whom to call, and where. */
export async function ByPhone({ locale }: { locale: Locale }) {
  const t = await getTranslations('booking.byPhone');
  const [info, branches] = await Promise.all([getMainInfo(locale), listBranches({ locale })]);
  const hasNumbers = info !== null || branches.length > 0;
  const whatsapp = String([info, ...branches].some((each) => each?.whatsapp));
  return (
    <>
      <PageHead title={t('title')} text={hasNumbers ? t('text', { whatsapp }) : t('noNumbers')}>
        <div className="mt-6">
          {hasNumbers ? (
            <ClinicNumbers />
          ) : (
            <ButtonLink href={localePath({ locale, path: '/contact' })}>{t('write')}</ButtonLink>
          )}
        </div>
      </PageHead>
      {branches.length > 0 ? (
        <Container className="pb-10 sm:pb-20">
          <LabelledSection id="branches" title={t('branches')} look="sr-only">
            <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
              {branches.map((branch) => (
                <li
                  key={branch.id}
                  className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
                >
                  <div {...contentLang(branch, locale)}>
                    <h3 className="text-xl">{branch.name}</h3>
                    <p className="mt-1 text-sm text-text-soft">{branch.address}</p>
                  </div>
                  <OpenNow
                    hours={branch.openingHours}
                    closures={branch.closures}
                    timeZone={branch.timeZone}
                  />
                  <div className="mt-auto border-line border-t pt-2">
                    <BranchContact branch={branch} />
                  </div>
                </li>
              ))}
            </ul>
          </LabelledSection>
        </Container>
      ) : null}
    </>
  );
}
