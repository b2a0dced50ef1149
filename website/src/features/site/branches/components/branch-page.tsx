import Link from 'next/link';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import type { BranchProfile } from '../data';
import { BranchHead } from './branch-head';
import { OtherBranches } from './other-branches';

export async function BranchPage({
  branch,
  today,
  fees,
  doctors,
}: {
  branch: BranchProfile;
  today: ReactNode;
  fees: ReactNode;
  doctors: ReactNode;
}) {
  const [locale, t] = await getWords('branches');
  return (
    <article>
      <BranchHead branch={branch} today={today} />
      <Container className="grid gap-6 pb-6 sm:gap-14 sm:pb-20">
        {doctors ? (
          <section aria-labelledby="doctors">
            <h2 id="doctors" className="mb-4 text-2xl">
              {t('doctors')}
            </h2>
            {doctors}
            <Link
              href={localePath({ locale, path: `/doctors?branch=${branch.number}` })}
              prefetch={false}
              className="text-link mt-2"
            >
              {t('allDoctors')}
              <Icon name="lucide:arrow-right" className="size-4" />
            </Link>
          </section>
        ) : null}
        <div className="grid gap-8 lg:grid-cols-[1.1fr_1fr] lg:gap-14">
          {fees}
          <div className="grid content-start sm:gap-8">
            {branch.summary ? (
              <div className="sm:hidden">
                <Fold title={<h2 className="text-lg">{t('details')}</h2>}>
                  <p {...contentLang(branch, locale)}>{branch.summary}</p>
                </Fold>
              </div>
            ) : null}
            <Contracts branch={branch} />
            <OtherBranches branch={branch} />
          </div>
        </div>
      </Container>
    </article>
  );
}

async function Contracts({ branch }: { branch: BranchProfile }) {
  const [locale, t] = await getWords('branches');
  const kinds = (['company', 'syndicate'] as const).map((kind) => ({
    kind,
    organisations: branch.organisations.filter((each) => each.kind === kind),
  }));
  if (branch.organisations.length === 0) return null;
  return (
    <Fold title={<h2 className="text-lg">{t('contracts.title')}</h2>}>
      <p className="mb-4 max-w-text text-text-soft">{t('contracts.text')}</p>
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
                    {...contentLang(organisation, locale)}
                  >
                    {organisation.name}
                  </li>
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
    </Fold>
  );
}
