import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { getPageIntro } from '@/features/pages/data';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { paginationWords } from '@/lib/pagination-words';
import type { Page } from '@/lib/paging';
import type { Branch } from '../data';
import { BranchPanel } from './branch-panel';

/** Every branch at full width: where, when, who is there today. `team` draws the doctors of one branch. */
export async function BranchesPage({
  found,
  locale,
  team,
}: {
  found: Page<Branch>;
  locale: Locale;
  team: (branch: Branch) => ReactNode;
}) {
  const [t, intro, words] = await Promise.all([
    getTranslations('branches'),
    getPageIntro({ locale, page: 'branches' }),
    paginationWords(),
  ]);
  const path = localePath({ locale, path: '/branches' });
  return (
    <>
      <PageHead
        title={intro?.title ?? t('title')}
        text={intro?.text}
        {...(intro ? contentLang({ content: intro.lang, page: locale }) : {})}
        overlap
      />
      <Container className="relative -mt-16 pb-16 sm:pb-20">
        {found.total === 0 ? (
          <EmptyState
            title={t('noneYet.title')}
            text={t('noneYet.text')}
            action={
              <ButtonLink href={localePath({ locale, path: '/contact' })} variant="secondary">
                {t('noneYet.action')}
              </ButtonLink>
            }
          />
        ) : (
          <ul className="grid gap-6 sm:gap-8">
            {found.items.map((branch) => (
              <BranchPanel key={branch.id} branch={branch} locale={locale} team={team(branch)} />
            ))}
          </ul>
        )}
        <Pagination
          page={found.page}
          pages={found.pages}
          hrefOf={(page) => (page === 1 ? path : `${path}?page=${page}`)}
          words={words}
        />
      </Container>
    </>
  );
}
