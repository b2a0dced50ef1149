import { notFound } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import type { SpecialtyTopics } from '@/features/site/specialties/rules';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { paginate } from '@/lib/address/paging';
import { paginationWords } from '@/lib/page/pagination-words';
import { describeCards } from '../card-query';
import type { Doctor } from '../data';
import { DOCTORS_PER_PAGE, filterSearch, findableOf, knownIn, matchesFilter } from '../query';
import { DoctorCards } from './doctor-cards';
import { type Finder, FinderFields, finderFormClass } from './finder-fields';

interface Props {
  finder: Finder;
  doctors: Doctor[];
  topics: SpecialtyTopics;
  page: number;
  locale: Locale;
}

/** A page of many doctors, as the address asks, found by the server; a 404 past the last page. */
export async function LongDoctorList({ finder, doctors, topics, page, locale }: Props) {
  const { path, asked, words: own } = finder;
  const [t, words] = await Promise.all([getTranslations('doctors'), paginationWords()]);
  const items = doctors.filter((doctor) =>
    matchesFilter({ doctor: findableOf({ doctor, topics }), filter: asked }),
  );
  const found = paginate({ items, page, size: DOCTORS_PER_PAGE });
  if (!found) notFound();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not known to every reader yet */}
      <form role="search" method="get" action={path} className={`${finderFormClass} items-end`}>
        <FinderFields id="doctors" finder={finder} value={asked} />
        <Button type="submit" className="justify-self-start max-sm:col-span-full max-sm:w-full">
          {own.submit}
        </Button>
      </form>
      <div className="finder-count">
        <p role="status" className="font-semibold text-text-soft">
          {t('found', { count: found.total })}
        </p>
        {filterSearch(asked) ? (
          <a href={path} className="text-link">
            {own.clear}
          </a>
        ) : null}
      </div>
      {found.total === 0 ? (
        <EmptyState {...finder.none} />
      ) : (
        <DoctorCards
          {...(await describeCards({ doctors: found.items, heading: 'h2', locale }))}
          className="doctor-cards"
          known={knownIn(asked, finder.branches)}
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
