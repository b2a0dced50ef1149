import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { nameList, sentenceWith } from '@/components/ui/name-line';
import { Picture } from '@/components/ui/picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { EntryLink } from '@/features/site/pages/components/entry-link';
import { EntryListPage } from '@/features/site/pages/components/entry-list-page';
import { contentLang } from '@/i18n/content-lang';
import { getWords } from '@/i18n/translations';
import { entryHref } from '@/lib/address/entry-address';
import type { Page } from '@/lib/address/paging';
import type { Branch } from '../data';
import { BookBranch } from './book-branch';
import { BranchContact } from './branch-contact';
import { BranchWay } from './branch-way';
import { HoursList } from './hours-list';
import { OpenNow } from './open-now';

export function BranchesPage({ found, team }: { found: Page<Branch>; team: (branch: Branch) => ReactNode }) {
  return (
    <EntryListPage list="branches" found={found} elsewhere="/contact">
      <ul className="grid gap-6 sm:gap-8">
        {found.items.map((branch, index) => (
          <BranchPanel key={branch.id} branch={branch} team={team(branch)} preload={index === 0} />
        ))}
      </ul>
    </EntryListPage>
  );
}

interface Props {
  branch: Branch;
  team: ReactNode;
  /** True for the one picture a visitor sees first. */
  preload?: boolean;
}

/** A branch on the list: picture and way there on one side, the rest beside it. */
async function BranchPanel({ branch, team, preload = false }: Props) {
  const [locale, t] = await getWords('branches');
  const words = contentLang(branch, locale);
  const name = nameList(locale, '', [branch]);
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <article
        className="grid lg:grid-cols-[minmax(0,22rem)_1fr]"
        aria-labelledby={`branch-${branch.number}`}
      >
        <div className="grid content-start gap-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-1 lg:pe-0 print:grid-cols-1 print:pb-0">
          {branch.picture ? (
            <Picture
              media={branch.picture}
              alt=""
              preload={preload}
              sizes="(min-width: 1024px) 332px, (min-width: 640px) 45vw, 92vw"
              className="aspect-[5/2] w-full object-cover sm:aspect-[16/10] sm:h-44 sm:rounded-card lg:h-auto print:hidden"
            />
          ) : null}
          <div className="px-5 max-sm:hidden sm:px-0">
            <BranchWay branch={branch} />
          </div>
        </div>
        <div className="grid content-start gap-5 p-5 sm:p-6">
          <div>
            <div {...words}>
              <h2 id={`branch-${branch.number}`} className="text-2xl">
                <EntryLink
                  section="branches"
                  entry={branch}
                  className="inline-flex min-h-11 items-center hover:text-action hover:underline hover:underline-offset-4"
                >
                  {branch.name}
                </EntryLink>
              </h2>
              {branch.summary ? <p className="mt-2 max-w-text text-text-soft">{branch.summary}</p> : null}
              <p className="mt-3 flex gap-2">
                <Icon name="lucide:map-pin" className="mt-1 size-5 text-accent" />
                {branch.address}
              </p>
            </div>
            <div className="mt-1">
              <BranchContact branch={branch} />
            </div>
          </div>
          <div className="grid gap-x-10 gap-y-5 border-line border-t pt-5 md:grid-cols-[minmax(0,17rem)_1fr]">
            <div>
              <h3 className="mb-1 text-base">{t('hours')}</h3>
              <OpenNow hours={branch.openingHours} closures={branch.closures} timeZone={branch.timeZone} />
              <HoursList hours={branch.openingHours} country={branch.country} />
            </div>
            <div>
              <h3 className="mb-1 text-base">{t('today')}</h3>
              {team}
            </div>
          </div>
          <div className="flex flex-wrap gap-3">
            <BookBranch branch={branch} className="max-sm:w-full">
              <Icon name="lucide:calendar-plus" />
              {sentenceWith(name, (said) => t('book', { branch: said }))}
            </BookBranch>
            <ButtonLink
              href={entryHref('branches', branch, locale)}
              variant="secondary"
              // On phones the name leads there.
              className="max-sm:hidden"
            >
              {t('details')}
              <VisuallyHidden>{name}</VisuallyHidden>
              <Icon name="lucide:arrow-right" />
            </ButtonLink>
          </div>
        </div>
      </article>
    </li>
  );
}
