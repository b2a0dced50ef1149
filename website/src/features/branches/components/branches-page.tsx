import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ListPage } from '@/components/layout/list-page';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
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
  const [t, intro, pagination] = await Promise.all([
    getTranslations('branches'),
    getPageIntro({ locale, page: 'branches' }),
    paginationWords(),
  ]);
  return (
    <ListPage
      title={intro?.title ?? t('title')}
      text={intro?.text}
      words={intro ? contentLang({ content: intro.lang, page: locale }) : {}}
      found={found}
      path={localePath({ locale, path: '/branches' })}
      pagination={pagination}
      empty={
        <EmptyState
          title={t('noneYet.title')}
          text={t('noneYet.text')}
          action={
            <ButtonLink href={localePath({ locale, path: '/contact' })} variant="secondary">
              {t('noneYet.action')}
            </ButtonLink>
          }
        />
      }
    >
      <ul className="grid gap-6 sm:gap-8">
        {found.items.map((branch, index) => (
          <BranchPanel
            key={branch.id}
            branch={branch}
            locale={locale}
            team={team(branch)}
            preload={index === 0}
          />
        ))}
      </ul>
    </ListPage>
  );
}
