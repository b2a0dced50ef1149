import 'server-only';
import type { Locale } from 'next-intl';
import type { FeePlace } from '@/contract/fees';
import { getFeeTable } from '@/features/site/fees/data';
import { readFees } from '@/features/site/fees/query';
import { type FeeDoctor, type FeeTable, placesOf, pricesIn, rangeOf } from '@/features/site/fees/rules';
import type { Service } from '@/features/site/services/data';
import { isOfferedBy } from '@/features/site/services/rules';
import { listDoctors } from './data';

type AskedService = Pick<Service, 'id' | 'specialtyIds'>;

async function placesOfService({ service, locale }: { service: AskedService; locale: Locale }) {
  const doctors = (await listDoctors({ locale })).filter(({ specialties }) =>
    isOfferedBy(service, specialties),
  );
  return placesOf(service.id, doctors);
}

/** Returns the lowest fees of services in few words, by document id, where there are any. @throws BackendError */
export async function sayServiceFees(services: readonly AskedService[], locale: Locale) {
  const fees = await readFees(locale);
  const said = await Promise.all(
    services.map(async (service) => {
      const prices = fees.pricesIn(await placesOfService({ service, locale }));
      return prices ? [[service.id, fees.sayShort(prices)] as const] : [];
    }),
  );
  return new Map(said.flat());
}

/** Returns the price of a service, for search engines; null without a fee. @throws BackendError */
export async function priceOfService(asked: { service: AskedService; locale: Locale }) {
  const [table, places] = await Promise.all([getFeeTable(), placesOfService(asked)]);
  return offeredIn(table, places);
}

function offeredIn(table: FeeTable, places: FeePlace[]) {
  const prices = pricesIn(table, places);
  const price = prices?.firstVisit ?? prices?.followUp;
  return price && table.currency !== null ? { currency: table.currency, ...price } : null;
}

/** Returns what services cost with a doctor, for search engines, by document id. @throws BackendError */
export async function pricesWithDoctor(doctor: FeeDoctor, services: readonly { id: string }[]) {
  const table = await getFeeTable();
  return new Map(
    services.flatMap(({ id }) => {
      const price = offeredIn(table, placesOf(id, [doctor]));
      return price ? [[id, price] as const] : [];
    }),
  );
}

/** Returns the fees of the usual service with these doctors, as `EGP 300-700`; null without. @throws BackendError */
export async function priceRange(doctors: readonly FeeDoctor[]): Promise<string | null> {
  const table = await getFeeTable();
  if (table.usualService === null) return null;
  const range = rangeOf(table, placesOf(table.usualService, doctors));
  if (range === null) return null;
  const { currency, least, most } = range;
  return `${currency} ${least === most ? least : `${least}-${most}`}`;
}

/** The same of everybody who works in a branch, by the document id of each. @throws BackendError */
export async function priceRangesAt(branches: readonly { id: string }[], locale: Locale) {
  const doctors = await listDoctors({ locale });
  const ranges = await Promise.all(
    branches.map(async (branch) => {
      const there = doctors.filter((doctor) => doctor.branches.some(({ id }) => id === branch.id));
      const range = await priceRange(there.map(({ id }) => ({ id, branches: [branch] })));
      return range === null ? [] : [[branch.id, range] as const];
    }),
  );
  return new Map(ranges.flat());
}
