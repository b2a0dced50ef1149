import { EntryListPage } from '@/features/site/pages/components/entry-list-page';
import type { Locale } from '@/i18n/routing';
import type { Page } from '@/lib/address/paging';
import type { Service } from '../data';
import { ServiceCard } from './service-card';

/** The list page: the editors' heading over the cards. */
export function ServicesPage({
  found,
  locale,
  fees,
}: {
  found: Page<Service>;
  locale: Locale;
  /** What each costs at least, in words, by document id. */
  fees: ReadonlyMap<string, string>;
}) {
  return (
    <EntryListPage list="services" found={found} locale={locale} elsewhere="/doctors">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {found.items.map((service, index) => (
          <li key={service.id}>
            <ServiceCard service={service} locale={locale} preload={index === 0} fee={fees.get(service.id)} />
          </li>
        ))}
      </ul>
    </EntryListPage>
  );
}
