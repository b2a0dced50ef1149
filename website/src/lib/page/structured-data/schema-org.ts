import type { Weekday } from '../../backend/shapes';
import type { ClinicName } from '../page-title';

/** One node of the JSON-LD graph of a page (schema.org). */
type SchemaNode = { '@type': string } & Record<string, unknown>;

/** The specialty of the clinic group, such as Otolaryngologic, by its address at schema.org. */
export const specialtyOf = (group: { medicalSpecialty?: string | null | undefined } | null) =>
  group?.medicalSpecialty ? `https://schema.org/${group.medicalSpecialty}` : null;

const capitalized = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** Leaves out what an editor has not filled in: an empty property is worse than none. */
function withoutEmpty(node: SchemaNode): SchemaNode {
  const entries = Object.entries(node).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { ...Object.fromEntries(entries), '@type': node['@type'] };
}

/** Makes a node with its own id; `part` is the end of the id by which other nodes refer to it. */
export function entity(
  type: string,
  part: string,
  { url, ...facts }: { url: string } & Record<string, unknown>,
): SchemaNode {
  return withoutEmpty({ '@type': type, '@id': `${url}#${part}`, url, ...facts });
}

/** Names the clinic group by the address of its home page. */
export const organizationAt = (url: string) => ({ '@id': `${url}#organization` });

/** The name of a branch where it stands alone: `Nile ENT – Maadi`. */
export function clinicName(group: ClinicName | null, branch: string): string {
  const name = group?.shortName ?? group?.siteName;
  return name && !branch.includes(name) ? `${name} – ${branch}` : branch;
}

/** The minute before a time of day: "23:59" for "00:00". */
function minuteBefore(time: string): string {
  return new Date(Date.parse(`2026-01-02T${time}:00Z`) - 60_000).toISOString().slice(11, 16);
}

/** Describes where a branch is, and when it is open by its own clock ("09:30"). */
export function placeAndHours(
  branch: Place & {
    location: { latitude: number; longitude: number; mapUrl: string | null } | null;
    openingHours: { weekday: Weekday; opensAt: string; closesAt: string }[];
  },
) {
  const { location } = branch;
  return {
    address: postalAddress(branch),
    geo: location && {
      '@type': 'GeoCoordinates',
      latitude: location.latitude,
      longitude: location.longitude,
    },
    hasMap: location?.mapUrl,
    openingHoursSpecification: branch.openingHours.map(({ weekday, opensAt, closesAt }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${capitalized(weekday)}`,
      opens: opensAt,
      // In schema.org, as here, a closing time before the opening one is on the next day; the same time would mean closed.
      closes: closesAt === opensAt ? minuteBefore(opensAt) : closesAt,
    })),
  };
}

/** Nodes of which nothing but the name is known, each once. */
export const namedOnce = (type: string, names: string[]) =>
  [...new Set(names)].map((name) => ({ '@type': type, name }));

/** Address of a branch; town and region in words, the country by ISO 3166-1 alpha-2. */
interface Place {
  address: string;
  locality: string | null;
  region: string | null;
  country: string;
}

export function postalAddress({ address, locality, region, country }: Place): SchemaNode {
  return withoutEmpty({
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: locality,
    addressRegion: region,
    addressCountry: country,
  });
}

export function serviceOffer(
  service: { name: string; url: string },
  { currency, amount, isFrom }: { currency: string; amount: string; isFrom: boolean },
): SchemaNode {
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: service.name, url: service.url },
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: currency,
      [isFrom ? 'minPrice' : 'price']: amount,
    },
  };
}

/** The author of an article: the clinic group where no person is named. */
export function authorOf(
  author: { name: string; url: string; jobTitle: string | null } | null,
  organizationUrl: string,
) {
  return author ? withoutEmpty({ '@type': 'Person', ...author }) : organizationAt(organizationUrl);
}

const EMPLOYMENT = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  temporary: 'TEMPORARY',
  training: 'INTERN',
  // Shifts say nothing about the number of hours.
  shifts: 'OTHER',
} as const;

/** Returns when a day that is counted ends: alone, a date would mean its first moment. */
const endOf = (date: string) => `${date}T23:59:59`;

/** Describes when an offer runs, both dates counted, and what it costs. */
export function offerTerms(offer: {
  startsOn: string | null;
  endsOn: string;
  price: { amount: number; currency: string } | null;
}) {
  return {
    validFrom: offer.startsOn,
    validThrough: endOf(offer.endsOn),
    price: offer.price?.amount,
    priceCurrency: offer.price?.currency,
  };
}

/** Describes until when, how and where a job is open. Both dates are counted; without places nothing is said of where. */
export function jobTerms(job: {
  startsOn: string;
  endsOn: string | null;
  employment: keyof typeof EMPLOYMENT | null;
  places: readonly Place[];
}) {
  return {
    datePosted: job.startsOn,
    validThrough: job.endsOn && endOf(job.endsOn),
    employmentType: job.employment && EMPLOYMENT[job.employment],
    jobLocation: job.places.map((place) => ({ '@type': 'Place', address: postalAddress(place) })),
  };
}

/** The way from the home page to this one; the last step is the page itself. Absolute addresses. */
export function breadcrumbList(steps: { name: string; url: string }[]): SchemaNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
