import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon, iconShape } from '@/components/ui/icon';
import { type Branch, listBranches } from '@/features/site/branches/data';
import { getMainInfo } from '@/features/site/main-info/data';
import { listNextFree } from '@/features/site/next-free-times/data';
import { listSpecialties, listTopics } from '@/features/site/specialties/data';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations, textsOf, type Words } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { formatPhone } from '@/lib/contact/phone';
import { describeCards } from '../card-query';
import { type Doctor, listDoctors } from '../data';
import { DOCTORS_PER_PAGE, type DoctorFilter, findableOf, languageNames } from '../query';
import { DoctorFinder } from './doctor-finder';
import type { MoreChoices } from './finder-more';
import type { FinderChoice } from './finder-select';
import { LongDoctorList } from './long-doctor-list';

/** The doctors with the search above, `asked` and `page` as the address has them; a list that is long is paged. */
export async function DoctorList({ asked, page }: { asked: DoctorFilter; page: number }) {
  const locale = await getLocale();
  const [t, finder, all, specialties, branches, topics] = await Promise.all([
    getTranslations('doctors'),
    getTranslations('doctors.finder'),
    listDoctors({ locale }),
    listSpecialties({ locale }),
    listBranches({ locale }),
    listTopics({ locale }),
  ]);
  const path = localePath({ locale, path: '/doctors' });
  const doctors = asked.isSoonest ? await soonestFirst(all) : all;
  if (doctors.length === 0) {
    return <NoDoctors locale={locale} />;
  }
  const choicesOf = (list: FinderChoice[]) => list.map(({ id, number, name }) => ({ id, number, name }));
  const choices = { specialties: choicesOf(specialties), branches: choicesOf(branches) };
  const none = {
    title: t('noneFound.title'),
    text: t('noneFound.text'),
    link: {
      href: localePath({ locale, path: bookingPath({ by: 'branch' }) }),
      label: t('noneFound.action'),
    },
  };
  const more = moreChoices(finder, all, branches);
  if (doctors.length > DOCTORS_PER_PAGE) {
    const list = { more, doctors, topics, asked, page, path, none, locale, ...choices };
    return <LongDoctorList {...list} />;
  }
  if (page > 1) notFound();
  return (
    <DoctorFinder
      path={path}
      asked={asked}
      findables={doctors.map((doctor) => findableOf({ doctor, topics }))}
      {...(await describeCards({ doctors, heading: 'h2', locale }))}
      {...choices}
      words={{
        ...textsOf(finder, 'search', 'searchHint', 'specialty', 'branch', 'submit', 'clear'),
        counts: Array.from({ length: doctors.length + 1 }, (_, count) => t('found', { count })),
      }}
      searchIcon={iconShape('lucide:search')}
      none={none}
      more={more}
    />
  );
}

/** The doctors by their first free time; in the usual order while that cannot be known. */
async function soonestFirst(doctors: Doctor[]): Promise<Doctor[]> {
  const times = await listNextFree().catch(() => []);
  const startOf = ({ id }: Doctor) =>
    Date.parse(times.find(({ doctor }) => doctor === id)?.startsAt ?? '') || Number.MAX_SAFE_INTEGER;
  return [...doctors].sort((one, other) => startOf(one) - startOf(other));
}

/** Returns what the doctors can be narrowed by beside specialty and branch: only what tells some of them apart. */
function moreChoices(t: Words<'doctors.finder'>, doctors: Doctor[], branches: Branch[]): MoreChoices {
  const companies = new Map(
    branches.flatMap(({ organisations }) => organisations.map((one) => [one.id, one.name])),
  );
  return {
    languages: [...new Set(doctors.flatMap(({ languages }) => languageNames(languages ?? '')))],
    companies: [...companies].map(([id, name]) => ({ id, name })),
    words: {
      ...textsOf(t, 'more', 'any', 'gender', 'language', 'company', 'order', 'usualOrder', 'soonest'),
      genders: textsOf(t, 'woman', 'man'),
    },
  };
}

/** Text while there are no doctors, with the phone, where there is one, and the contact page. */
async function NoDoctors({ locale }: { locale: Locale }) {
  const [t, info] = await Promise.all([getTranslations('doctors.noneYet'), getMainInfo(locale)]);
  return (
    <EmptyState
      title={t('title')}
      text={t('text')}
      action={
        <>
          {info ? (
            <a href={`tel:${info.phone}`} className={buttonClass({})}>
              <Icon name="lucide:phone" />
              <bdi dir="ltr">{formatPhone({ phone: info.phone })}</bdi>
            </a>
          ) : null}
          <ButtonLink href={localePath({ locale, path: '/contact' })} variant="secondary">
            {t('action')}
          </ButtonLink>
        </>
      }
    />
  );
}
