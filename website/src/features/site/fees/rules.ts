import { type Fee, type FeePlace, feeFor, type Price, type Prices } from '@/contract/fees';

export interface FeeTable {
  /** ISO 4217; null if not set, and then no fees are shown. */
  currency: string | null;
  fees: Fee[];
  /** Document id of the default service. */
  usualService: string | null;
}

/** A doctor with the branches in which the doctor works, by document id. */
export interface FeeDoctor {
  id: string;
  branches: readonly { id: string }[];
}

/** Everywhere a service can be had with these doctors. */
export function placesOf(service: string, doctors: readonly FeeDoctor[]): FeePlace[] {
  return doctors.flatMap((doctor) =>
    doctor.branches.map((branch) => ({ service, doctor: doctor.id, branch: branch.id })),
  );
}

/** The least of some prices; "from" where there is more than one, or the least may be more. */
function lowest(prices: readonly Price[]): Price | null {
  const [first] = [...prices].sort((a, b) => Number(a.amount) - Number(b.amount));
  if (!first) return null;
  const isFrom = prices.some((one) => one.isFrom || Number(one.amount) !== Number(first.amount));
  return { amount: first.amount, isFrom };
}

/** Returns the prices of a visit in one of these places, as far as there are fees. */
export function pricesIn(table: FeeTable, places: readonly FeePlace[]): Prices | null {
  if (table.currency === null) return null;
  const found = places.flatMap((place) => feeFor({ fees: table.fees, place }) ?? []);
  const said = (kind: keyof Prices) => lowest(found.map((fee) => fee[kind]).filter((one) => one !== null));
  const prices = { firstVisit: said('firstVisit'), followUp: said('followUp') };
  return prices.firstVisit || prices.followUp ? prices : null;
}

const sameAs = (prices: Prices) => JSON.stringify([prices.firstVisit, prices.followUp]);

/** Groups names with the same price, the lowest first; those without a fee are left out. */
export function groupByPrices<Name>(entries: readonly { prices: Prices | null; name: Name }[]) {
  const groups = new Map<string, { prices: Prices; names: Name[] }>();
  for (const { prices, name } of entries) {
    if (prices === null) continue;
    const group = groups.get(sameAs(prices)) ?? { prices, names: [] };
    group.names.push(name);
    groups.set(sameAs(prices), group);
  }
  const amountOf = ({ prices }: { prices: Prices }) =>
    Number((prices.firstVisit ?? prices.followUp)?.amount ?? 0);
  return [...groups.values()].sort((a, b) => amountOf(a) - amountOf(b));
}

/** Returns all amounts of a first visit, or of a follow-up where there is no first visit, in rising order. */
export function rangeOf(table: FeeTable, places: readonly FeePlace[]) {
  if (table.currency === null) return null;
  const amounts = places
    .flatMap((place) => feeFor({ fees: table.fees, place }) ?? [])
    .flatMap(({ firstVisit, followUp }) => firstVisit ?? followUp ?? [])
    .map(({ amount }) => amount)
    .sort((a, b) => Number(a) - Number(b));
  const [least, most] = [amounts[0], amounts.at(-1)];
  return least === undefined || most === undefined ? null : { currency: table.currency, least, most };
}

/** The text without a line's end after a hyphen: "follow-up" stays whole, as an amount does with its currency. */
export function unhyphenated(text: string): string {
  return text.replaceAll('-', '-\u2060');
}
