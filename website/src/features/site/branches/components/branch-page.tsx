import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { BranchProfile } from '../data';
import { BranchHead } from './branch-head';
import { BranchVisit } from './branch-visit';
import { OtherBranches } from './other-branches';

/** A branch at full length: when it is open, how to get there, who is there today, all its doctors. */
export async function BranchPage({
  branch,
  locale,
  today,
  fees,
  doctors,
}: {
  branch: BranchProfile;
  locale: Locale;
  /** Who is there today. */
  today: ReactNode;
  /** What visits there cost. */
  fees: ReactNode;
  /** Everyone who works there; null when nobody does. */
  doctors: ReactNode;
}) {
  const t = await getTranslations('branches');
  return (
    <article>
      <BranchHead branch={branch} locale={locale} />
      <Container className="grid gap-12 py-12 sm:py-16 lg:grid-cols-12 lg:gap-14 max-sm:pt-6">
        {/* First of all on a phone: it is opened on the way there. In its own column before the rest has come. */}
        <div className="lg:col-span-5 lg:col-start-8 lg:row-start-1">
          <BranchVisit branch={branch} locale={locale} />
        </div>
        <div className="grid content-start gap-12 lg:col-span-7 lg:col-start-1 lg:row-start-1">
          {branch.summary ? (
            <p
              className="text-lg text-text-soft sm:hidden"
              {...contentLang({ content: branch.lang, page: locale })}
            >
              {branch.summary}
            </p>
          ) : null}
          <section aria-labelledby="today">
            <h2 id="today" className="mb-4 text-2xl">
              {t('today')}
            </h2>
            {today}
          </section>
          {fees}
          <Contracts branch={branch} locale={locale} />
        </div>
      </Container>
      {doctors ? (
        <section aria-labelledby="doctors" className="bg-surface-warm py-12 sm:py-16">
          <Container>
            <h2 id="doctors" className="mb-6 text-3xl">
              {t('doctors')}
            </h2>
            {doctors}
          </Container>
        </section>
      ) : null}
      <OtherBranches branch={branch} locale={locale} />
    </article>
  );
}

/** Companies and syndicates whose contracts are accepted here. */
async function Contracts({ branch, locale }: { branch: BranchProfile; locale: Locale }) {
  const t = await getTranslations('branches');
  const kinds = (['company', 'syndicate'] as const).map((kind) => ({
    kind,
    organisations: branch.organisations.filter((each) => each.kind === kind),
  }));
  if (branch.organisations.length === 0) return null;
  return (
    <section aria-labelledby="contracts">
      <h2 id="contracts" className="text-2xl">
        {t('contracts.title')}
      </h2>
      <p className="mt-2 mb-5 max-w-text text-text-soft">{t('contracts.text')}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {kinds.map(({ kind, organisations }) =>
          organisations.length === 0 ? null : (
            <div key={kind}>
              <h3 className="mb-2 text-base">{t(`contracts.${kind}`)}</h3>
              <ul className="grid gap-1.5">
                {organisations.map((organisation) => (
                  <li
                    key={organisation.id}
                    className="border-line border-s-2 ps-3"
                    {...contentLang({ content: organisation.lang, page: locale })}
                  >
                    {organisation.name}
                  </li>
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
    </section>
  );
}
