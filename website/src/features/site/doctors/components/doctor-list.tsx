import { notFound } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { iconShape } from '@/components/ui/icon';
import { type Branch, listBranches } from '@/features/site/branches/data';
import { CallButton } from '@/features/site/main-info/components/call-button';
import { EntryListPage } from '@/features/site/pages/components/entry-list-page';
import { WarningNotes } from '@/features/site/search/components/warning-notes';
import { warnOf } from '@/features/site/search/danger-words';
import { listSpecialties, listTopics } from '@/features/site/specialties/data';
import { localePath } from '@/i18n/routing';
import { getWords, textsOf } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { paginate } from '@/lib/address/paging';
import { nullIfUnavailable } from '@/lib/backend/errors';
import { describeCards } from '../card-query';
import { type Doctor, listDoctors } from '../data';
import { soonestFirst } from '../order-query';
import {
  DOCTORS_PER_PAGE,
  type DoctorFilter,
  filterSearch,
  findableOf,
  knownIn,
  languageNames,
  matchesFilter,
} from '../query';
import { DoctorCards } from './doctor-cards';
import { DoctorFinder } from './doctor-finder';
import { type Finder, type FinderChoice, FinderFields, finderFormClass } from './finder-fields';

/** The doctors with the search above, `asked` and `page` as the address has them; a list that is long is paged. */
export async function DoctorsPage({ asked, page }: { asked: DoctorFilter; page: number }) {
  const [locale, t, words] = await getWords('doctors', 'doctors.finder');
  const [all, specialties, branches, topics, danger] = await Promise.all([
    listDoctors({ locale }),
    listSpecialties({ locale }),
    listBranches({ locale }),
    listTopics({ locale }),
    nullIfUnavailable(() => warnOf(asked.q, locale)),
  ]);
  // At the branch whose times the cards show.
  const doctors = asked.isSoonest ? await soonestFirst(all, knownIn(asked, branches).branchId) : all;
  const isLong = doctors.length > DOCTORS_PER_PAGE;
  const findables = doctors.map((doctor) => ({ doctor, findable: findableOf({ doctor, topics }) }));
  // The browser searches a short list, and needs all of it.
  const items = findables.filter(
    ({ findable }) => !isLong || matchesFilter({ doctor: findable, filter: asked }),
  );
  const found = paginate({ items, page, size: DOCTORS_PER_PAGE });
  if (!found) notFound();
  const path = localePath({ locale, path: '/doctors' });
  const choicesOf = (list: FinderChoice[]) => list.map(({ id, number, name }) => ({ id, number, name }));
  const finder: Finder = {
    path,
    asked,
    specialties: choicesOf(specialties),
    branches: choicesOf(branches),
    ...furtherChoices(all, branches),
    words: textsOf(
      words,
      ...(['search', 'searchHint', 'specialty', 'branch', 'submit', 'clear', 'more', 'any'] as const),
      ...(['gender', 'woman', 'man', 'language', 'company', 'order', 'usualOrder', 'soonest'] as const),
    ),
    icon: iconShape('lucide:search'),
    danger,
    none: {
      title: t('noneFound.title'),
      text: t('noneFound.text'),
      link: {
        href: localePath({ locale, path: bookingPath({ by: 'branch' }) }),
        label: t('noneFound.action'),
      },
    },
  };
  const shown = found.items.map(({ doctor }) => doctor);
  const drawn = await describeCards({ doctors: shown, heading: 'h2', locale });
  return (
    <EntryListPage
      list="doctors"
      found={{ ...found, total: all.length }}
      elsewhere="/contact"
      help={<CallButton />}
      hrefOf={(number) => `${path}${filterSearch(asked, number)}`}
    >
      {isLong ? (
        <LongDoctorList finder={finder} count={t('found', { count: found.total })} {...drawn} />
      ) : (
        <DoctorFinder
          finder={finder}
          counts={Array.from({ length: doctors.length + 1 }, (_, count) => t('found', { count }))}
          findables={found.items.map(({ findable }) => findable)}
          {...drawn}
        />
      )}
    </EntryListPage>
  );
}

/** Returns the further filters of doctors: only those by which some of them differ. */
function furtherChoices(doctors: Doctor[], branches: Branch[]) {
  const companies = new Map(
    branches.flatMap(({ organisations }) => organisations.map((one) => [one.id, one.name])),
  );
  return {
    languages: [...new Set(doctors.flatMap(({ languages }) => languageNames(languages ?? '')))],
    companies: [...companies].map(([value, name]) => ({ value, name })),
  };
}

type LongProps = Awaited<ReturnType<typeof describeCards>> & { finder: Finder; count: string };

/** A page of many doctors, as the address asks, found by the server. */
function LongDoctorList({ finder, count, cards, look }: LongProps) {
  const { path, asked, words, danger } = finder;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not known to every reader yet */}
      <form role="search" method="get" action={path} className={`${finderFormClass} items-end`}>
        <FinderFields id="doctors" finder={finder} value={asked} />
        <Button type="submit" className="justify-self-start max-sm:col-span-full max-sm:w-full">
          {words.submit}
        </Button>
      </form>
      <div className="finder-count">
        <p role="status" className="font-semibold text-text-soft">
          {danger ? '' : count}
        </p>
        {filterSearch(asked) ? (
          <a href={path} className="text-link">
            {words.clear}
          </a>
        ) : null}
      </div>
      {danger ? (
        <WarningNotes {...danger} className="mt-6" />
      ) : cards.length === 0 ? (
        <EmptyState {...finder.none} />
      ) : (
        <DoctorCards
          cards={cards}
          look={look}
          className="doctor-cards"
          known={knownIn(asked, finder.branches)}
        />
      )}
    </>
  );
}
