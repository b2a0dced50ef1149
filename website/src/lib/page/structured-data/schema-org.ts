import type { Weekday } from '../../backend/shapes';
import type { ClinicName } from '../page-title';

/** One node of the JSON-LD graph of a page (schema.org). */
type SchemaNode = { '@type': string } & Record<string, unknown>;

/** The specialty of the clinic by the name schema.org has for it, such as Otolaryngologic. */
interface Specialised {
  medicalSpecialty?: string | null | undefined;
}

/** The specialty of the clinic group by its address at schema.org. */
export const specialtyOf = (group: Specialised | null) =>
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

/** Makes the node of what has an address of its own; `part` ends the id by which other nodes name it. */
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

/** A branch: where it is, when it is open, how to call it. Times are the branch's own clock ("09:30"). */
export function medicalClinic(
  branch: {
    url: string;
    name: string;
    description?: string | null;
    telephone: string;
    image?: string | null;
    location: { latitude: number; longitude: number; mapUrl: string | null } | null;
    openingHours: { weekday: Weekday; opensAt: string; closesAt: string }[];
    /** `EGP 300-700`. */
    priceRange?: string | null | undefined;
    organizationUrl: string;
  } & Place &
    Specialised,
): SchemaNode {
  const { location } = branch;
  return entity('MedicalClinic', 'clinic', {
    url: branch.url,
    name: branch.name,
    description: branch.description,
    telephone: branch.telephone,
    image: branch.image,
    medicalSpecialty: specialtyOf(branch),
    address: postalAddress(branch),
    geo: location && {
      '@type': 'GeoCoordinates',
      latitude: location.latitude,
      longitude: location.longitude,
    },
    hasMap: location?.mapUrl,
    priceRange: branch.priceRange,
    openingHoursSpecification: branch.openingHours.map(({ weekday, opensAt, closesAt }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${capitalized(weekday)}`,
      opens: opensAt,
      // Schema.org reads a closing time before the opening one as one of the next day, as our hours do.
      closes: closesAt,
    })),
    parentOrganization: organizationAt(branch.organizationUrl),
  });
}

/** The doctor as a person: what an organization cannot have, such as where they studied. */
export function doctorPerson(doctor: {
  url: string;
  name: string;
  jobTitle?: string | null;
  image?: string | null;
  languages: string[];
  /** Schools of degrees and training. */
  schools: string[];
  societies: string[];
  organizationUrl: string;
}): SchemaNode {
  const named = (type: string) => (name: string) => ({ '@type': type, name });
  return entity('Person', 'person', {
    url: doctor.url,
    name: doctor.name,
    jobTitle: doctor.jobTitle,
    image: doctor.image,
    knowsLanguage: doctor.languages,
    alumniOf: [...new Set(doctor.schools)].map(named('EducationalOrganization')),
    memberOf: doctor.societies.map(named('Organization')),
    worksFor: organizationAt(doctor.organizationUrl),
  });
}

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

/** An article of the blog. Dates are calendar dates (2026-03-14). */
export function article(text: {
  url: string;
  headline: string;
  description?: string | null;
  image: string;
  publishedOn: string;
  changedAt: string;
  language: string;
  author: { name: string; url: string; jobTitle: string | null } | null;
  organizationUrl: string;
}): SchemaNode {
  const organization = organizationAt(text.organizationUrl);
  return entity('Article', 'article', {
    url: text.url,
    mainEntityOfPage: text.url,
    headline: text.headline,
    description: text.description,
    image: text.image,
    datePublished: text.publishedOn,
    dateModified: text.changedAt,
    inLanguage: text.language,
    author: text.author ? withoutEmpty({ '@type': 'Person', ...text.author }) : organization,
    publisher: organization,
  });
}

const EMPLOYMENT = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  temporary: 'TEMPORARY',
  training: 'INTERN',
  // Says nothing of how much somebody works.
  shifts: 'OTHER',
} as const;

/** A job the clinic looks for somebody for. Dates are calendar dates, both counted; without places nothing is said of where. */
export function jobPosting(job: {
  url: string;
  title: string;
  description: string;
  postedOn: string;
  closesOn: string | null;
  employment: keyof typeof EMPLOYMENT | null;
  places: readonly Place[];
  organization: { name: string; url: string };
}): SchemaNode {
  return entity('JobPosting', 'job', {
    url: job.url,
    title: job.title,
    description: job.description,
    datePosted: job.postedOn,
    // Alone, a date would mean its first moment.
    validThrough: job.closesOn && `${job.closesOn}T23:59:59`,
    employmentType: job.employment && EMPLOYMENT[job.employment],
    hiringOrganization: {
      '@type': 'Organization',
      name: job.organization.name,
      sameAs: job.organization.url,
    },
    jobLocation: job.places.map((place) => ({ '@type': 'Place', address: postalAddress(place) })),
  });
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
