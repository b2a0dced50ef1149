import { notFound } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { iconShape } from '@/components/ui/icon';
import { Pagination } from '@/components/ui/pagination';
import type { SpecialtyTopics } from '@/features/site/specialties/rules';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { paginate } from '@/lib/address/paging';
import { paginationWords } from '@/lib/page/pagination-words';
import { describeCards } from '../card-query';
import type { Doctor } from '../data';
import {
  DOCTORS_PER_PAGE,
  type DoctorFilter,
  filterSearch,
  findableOf,
  knownIn,
  matchesFilter,
} from '../query';
import { DoctorCards } from './doctor-cards';
import { FinderMore, type MoreChoices } from './finder-more';
import { FinderSearch } from './finder-search';
import { type FinderChoice, FinderSelect, finderFormClass } from './finder-select';

/** A page of many doctors, as the address asks, found by the server; a 404 past the last page. */
export async function LongDoctorList({
  doctors,
  topics,
  asked,
  page,
  path,
  specialties,
  branches,
  none,
  more,
  locale,
}: {
  doctors: Doctor[];
  topics: SpecialtyTopics;
  asked: DoctorFilter;
  page: number;
  path: string;
  specialties: FinderChoice[];
  branches: FinderChoice[];
  none: { title: string; text: string; link: { href: string; label: string } };
  more: MoreChoices;
  locale: Locale;
}) {
  const [t, words] = await Promise.all([getTranslations('doctors'), paginationWords()]);
  const items = doctors.filter((doctor) =>
    matchesFilter({ doctor: findableOf({ doctor, topics }), filter: asked }),
  );
  const found = paginate({ items, page, size: DOCTORS_PER_PAGE });
  if (!found) notFound();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not known to every reader yet */}
      <form
        role="search"
        method="get"
        action={path}
        className={`${finderFormClass} items-end lg:grid-cols-[1.6fr_1fr_1fr]`}
      >
        <FinderSearch
          id="doctors-q"
          label={t('finder.search')}
          placeholder={t('finder.searchHint')}
          icon={iconShape('lucide:search')}
          defaultValue={asked.q}
        />
        <FinderSelect
          id="doctors-specialty"
          name="specialty"
          label={t('finder.specialty')}
          all={t('finder.any')}
          choices={specialties}
          value={asked.specialty}
        />
        <FinderSelect
          id="doctors-branch"
          name="branch"
          label={t('finder.branch')}
          all={t('finder.any')}
          choices={branches}
          value={asked.branch}
        />
        <FinderMore id="doctors" choices={more} value={asked} />
        <Button type="submit" className="justify-self-start max-sm:col-span-full max-sm:w-full">
          {t('finder.submit')}
        </Button>
      </form>
      <div className="finder-count">
        <p role="status" className="font-semibold text-text-soft">
          {t('found', { count: found.total })}
        </p>
        {filterSearch(asked) ? (
          <a href={path} className="text-link">
            {t('finder.clear')}
          </a>
        ) : null}
      </div>
      {found.total === 0 ? (
        <EmptyState {...none} />
      ) : (
        <DoctorCards
          {...(await describeCards({ doctors: found.items, heading: 'h2', locale }))}
          className="doctor-cards"
          known={knownIn(asked, branches)}
        />
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefOf={(number) => `${path}${filterSearch(asked, number)}`}
        words={words}
      />
    </>
  );
}
