import { notFound } from 'next/navigation';
import { FilterLinks } from '@/components/list/filter-links';
import { Icon } from '@/components/ui/icon';
import { PathLink } from '@/features/site/pages/components/entry-link';
import { EntryListPage } from '@/features/site/pages/components/entry-list-page';
import { listSpecialties } from '@/features/site/specialties/data';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { paginate } from '@/lib/address/paging';
import { listServices, type Service } from '../data';
import { filterSearch, SERVICES_PER_PAGE } from '../query';
import { groupServices } from '../rules';
import { ServiceRows } from './service-rows';

interface Props {
  /** Public number of a specialty, null for all. */
  asked: number | null;
  page: number;
  sayFees: (services: Service[], locale: Locale) => Promise<ReadonlyMap<string, string>>;
}

/** The list by specialty, or the services of the one that is asked for; 404 past the last page. */
export async function ServicesPage({ asked, page, sayFees }: Props) {
  const [locale, t] = await getWords('services');
  const [services, specialties] = await Promise.all([listServices({ locale }), listSpecialties({ locale })]);
  const isOf = (id: string) => (service: Service) => service.specialtyIds.includes(id);
  const used = specialties.filter(({ id }) => services.some(isOf(id)));
  const chosen = used.find(({ number }) => number === asked);
  const groupsOf = (list: Service[]) =>
    chosen ? [{ specialty: chosen, services: list }] : groupServices(list, specialties);
  const items = groupsOf(chosen ? services.filter(isOf(chosen.id)) : services).flatMap(
    (group) => group.services,
  );
  const found = paginate({ items, page, size: SERVICES_PER_PAGE });
  if (!found) notFound();
  const fees = await sayFees(found.items, locale);
  const hrefOf = (specialty: number | null, at = 1) =>
    localePath({ locale, path: `/services${filterSearch({ specialty, page: at })}` });
  return (
    <EntryListPage
      list="services"
      found={found}
      elsewhere="/doctors"
      hrefOf={(number) => hrefOf(chosen?.number ?? null, number)}
    >
      <FilterLinks
        label={t('specialties')}
        links={[
          { text: t('all'), href: hrefOf(null), isChosen: !chosen },
          ...used.map(({ id, name, number, lang }) => ({
            text: name,
            href: hrefOf(number),
            isChosen: id === chosen?.id,
            words: contentLang({ lang }, locale),
          })),
        ]}
      />
      {groupsOf(found.items).map(({ specialty, services: own }) => (
        <section
          key={specialty?.id ?? 'all'}
          aria-labelledby={`services-${specialty?.number ?? 0}`}
          className="service-group"
        >
          <div>
            <h2
              id={`services-${specialty?.number ?? 0}`}
              className="text-xl leading-snug"
              {...(specialty ? contentLang(specialty, locale) : {})}
            >
              {specialty?.name ?? t('anyProblem')}
            </h2>
            {chosen ? (
              <PathLink path={`/doctors?specialty=${chosen.number}`} className="text-link">
                {t('itsDoctors')}
                <Icon name="lucide:arrow-right" className="size-4" />
              </PathLink>
            ) : null}
          </div>
          <ServiceRows services={own} fees={fees} />
        </section>
      ))}
    </EntryListPage>
  );
}
