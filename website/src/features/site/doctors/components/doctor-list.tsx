import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { iconShape } from '@/components/ui/icon';
import { Pagination } from '@/components/ui/pagination';
import { type Branch, listBranches } from '@/features/site/branches/data';
import { CallButton } from '@/features/site/main-info/components/call-button';
import { listNextFree } from '@/features/site/next-free-times/data';
import { IntroHead } from '@/features/site/pages/components/intro-head';
import { listSpecialties, listTopics } from '@/features/site/specialties/data';
import type { SpecialtyTopics } from '@/features/site/specialties/rules';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations, getWords, textsOf } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { paginate } from '@/lib/address/paging';
import { paginationWords } from '@/lib/page/pagination-words';
import { describeCards } from '../card-query';
import { type Doctor, listDoctors } from '../data';
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
async function DoctorList({ asked, page }: { asked: DoctorFilter; page: number }) {
  const [locale, t, words] = await getWords('doctors', 'doctors.finder');
  const [all, specialties, branches, topics] = await Promise.all([
    listDoctors({ locale }),
    listSpecialties({ locale }),
    listBranches({ locale }),
    listTopics({ locale }),
  ]);
  const doctors = asked.isSoonest ? await soonestFirst(all) : all;
  if (doctors.length === 0) return <NoDoctors />;
  const choicesOf = (list: FinderChoice[]) => list.map(({ id, number, name }) => ({ id, number, name }));
  const finder: Finder = {
    path: localePath({ locale, path: '/doctors' }),
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
    none: {
      title: t('noneFound.title'),
      text: t('noneFound.text'),
      link: {
        href: localePath({ locale, path: bookingPath({ by: 'branch' }) }),
        label: t('noneFound.action'),
      },
    },
  };
  if (doctors.length > DOCTORS_PER_PAGE)
    return <LongDoctorList finder={finder} doctors={doctors} topics={topics} page={page} locale={locale} />;
  if (page > 1) notFound();
  return (
    <DoctorFinder
      finder={finder}
      counts={Array.from({ length: doctors.length + 1 }, (_, count) => t('found', { count }))}
      findables={doctors.map((doctor) => findableOf({ doctor, topics }))}
      {...(await describeCards({ doctors, heading: 'h2', locale }))}
    />
  );
}

/** The doctors by their first free time; in the usual order while that cannot be known. */
async function soonestFirst(doctors: Doctor[]): Promise<Doctor[]> {
  const times = await listNextFree({}).catch(() => []);
  const startOf = ({ id }: Doctor) =>
    Date.parse(times.find(({ doctor }) => doctor === id)?.startsAt ?? '') || Number.MAX_SAFE_INTEGER;
  return [...doctors].sort((one, other) => startOf(one) - startOf(other));
}

/** Returns what the doctors can be narrowed by beside specialty and branch: only what tells some of them apart. */
function furtherChoices(doctors: Doctor[], branches: Branch[]) {
  const companies = new Map(
    branches.flatMap(({ organisations }) => organisations.map((one) => [one.id, one.name])),
  );
  return {
    languages: [...new Set(doctors.flatMap(({ languages }) => languageNames(languages ?? '')))],
    companies: [...companies].map(([id, name]) => ({ id, name })),
  };
}

/** Text while there are no doctors, with the phone, where there is one, and the contact page. */
async function NoDoctors() {
  const [locale, t] = await getWords('doctors.noneYet');
  return (
    <EmptyState
      title={t('title')}
      text={t('text')}
      action={
        <>
          <CallButton />
          <ButtonLink href={localePath({ locale, path: '/contact' })} variant="secondary">
            {t('action')}
          </ButtonLink>
        </>
      }
    />
  );
}

export async function DoctorsPage({ asked, page }: { asked: DoctorFilter; page: number }) {
  const locale = await getLocale();
  return (
    <>
      <IntroHead page="doctors" locale={locale} />
      <Container className="pb-10 sm:pb-20">
        <DoctorList asked={asked} page={page} />
      </Container>
    </>
  );
}

interface Props {
  finder: Finder;
  doctors: Doctor[];
  topics: SpecialtyTopics;
  page: number;
  locale: Locale;
}

/** A page of many doctors, as the address asks, found by the server; a 404 past the last page. */
async function LongDoctorList({ finder, doctors, topics, page, locale }: Props) {
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
