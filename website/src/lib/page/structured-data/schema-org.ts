import type { Weekday } from '../../backend/shapes';
import type { ClinicName } from '../page-title';

/** One node of the JSON-LD graph of a page (schema.org). */
export type SchemaNode = { '@type': string } & Record<string, unknown>;

/** The specialty of the clinic by the name schema.org has for it, such as Otolaryngologic. */
interface Specialised {
  medicalSpecialty?: string | null | undefined;
}

const specialtyOf = ({ medicalSpecialty }: Specialised) =>
  medicalSpecialty ? `https://schema.org/${medicalSpecialty}` : null;

const capitalized = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** Leaves out what an editor has not filled in: an empty property is worse than none. */
export function withoutEmpty(node: SchemaNode): SchemaNode {
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

/** The clinic group itself. `url` is the absolute address of the home page, the node's id for the others. */
export function medicalOrganization(
  group: {
    url: string;
    name: string;
    alternateName?: string | null;
    description?: string | null;
    telephone?: string | null;
    email?: string | null;
    sameAs: string[];
  } & Specialised,
): SchemaNode {
  return entity('MedicalOrganization', 'organization', { ...group, medicalSpecialty: specialtyOf(group) });
}

export function webSite(site: { url: string; name: string; language: string }): SchemaNode {
  return entity('WebSite', 'website', { url: site.url, name: site.name, inLanguage: site.language });
}

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

/** A doctor and the branches where the doctor sees patients. */
export function physician(
  doctor: {
    url: string;
    name: string;
    description?: string | null;
    image?: string | null;
    specialties: string[];
    /** `EGP 300-700`. */
    priceRange?: string | null | undefined;
    offers?: SchemaNode[];
    branches: ({ name: string; telephone: string } & Place)[];
    organizationUrl: string;
  } & Specialised,
): SchemaNode {
  const [first] = doctor.branches;
  return entity('Physician', 'physician', {
    url: doctor.url,
    name: doctor.name,
    description: doctor.description,
    image: doctor.image,
    medicalSpecialty: specialtyOf(doctor),
    knowsAbout: doctor.specialties,
    priceRange: doctor.priceRange,
    makesOffer: doctor.offers,
    telephone: first?.telephone,
    address: first && postalAddress(first),
    location: doctor.branches.map((branch) => ({
      '@type': 'MedicalClinic',
      name: branch.name,
      telephone: branch.telephone,
      address: postalAddress(branch),
    })),
    parentOrganization: organizationAt(doctor.organizationUrl),
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
export interface Place {
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

/** A service of the clinic. `preparation` is what the patient does or brings before. */
export function medicalProcedure(
  service: {
    url: string;
    name: string;
    description?: string | null;
    preparation?: string | null;
    image?: string | null;
  } & Specialised,
): SchemaNode {
  const { medicalSpecialty, ...rest } = service;
  return entity('MedicalProcedure', 'procedure', { ...rest, relevantSpecialty: specialtyOf(service) });
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
