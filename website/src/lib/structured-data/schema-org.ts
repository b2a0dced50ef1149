import type { Weekday } from '../backend/shapes';
import type { ClinicName } from '../page-title';

/** One node of the JSON-LD graph of a page (schema.org). */
export type SchemaNode = { '@type': string } & Record<string, unknown>;

const SPECIALTY = 'https://schema.org/Otolaryngologic';

const capitalized = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** Leaves out what an editor has not filled in: an empty property is worse than none. */
function withoutEmpty(node: SchemaNode): SchemaNode {
  const entries = Object.entries(node).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { ...Object.fromEntries(entries), '@type': node['@type'] };
}

/** The clinic group itself. `url` is the absolute address of the home page, the node's id for the others. */
export function medicalOrganization(group: {
  url: string;
  name: string;
  alternateName?: string | null;
  description?: string | null;
  telephone?: string | null;
  email?: string | null;
  sameAs: string[];
}): SchemaNode {
  const { url, ...rest } = group;
  return withoutEmpty({
    '@type': 'MedicalOrganization',
    '@id': `${url}#organization`,
    url,
    ...rest,
    medicalSpecialty: SPECIALTY,
  });
}

/** The site as search engines name it. */
export function webSite(site: { url: string; name: string; language: string }): SchemaNode {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}#website`,
    url: site.url,
    name: site.name,
    inLanguage: site.language,
  };
}

/** The name of a branch where it stands alone: `Nile ENT – Maadi`. */
export function clinicName({ group, branch }: { group: ClinicName | null; branch: string }): string {
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
    organizationUrl: string;
  } & Place,
): SchemaNode {
  const { url, location } = branch;
  return withoutEmpty({
    '@type': 'MedicalClinic',
    '@id': `${url}#clinic`,
    url,
    name: branch.name,
    description: branch.description,
    telephone: branch.telephone,
    image: branch.image,
    medicalSpecialty: SPECIALTY,
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
      // Schema.org reads a closing time before the opening one as one of the next day, as our hours do.
      closes: closesAt,
    })),
    parentOrganization: { '@id': `${branch.organizationUrl}#organization` },
  });
}

/** A doctor and the branches where the doctor sees patients. */
export function physician(doctor: {
  url: string;
  name: string;
  description?: string | null;
  image?: string | null;
  specialties: string[];
  branches: ({ name: string; telephone: string } & Place)[];
  organizationUrl: string;
}): SchemaNode {
  const [first] = doctor.branches;
  return withoutEmpty({
    '@type': 'Physician',
    '@id': `${doctor.url}#physician`,
    url: doctor.url,
    name: doctor.name,
    description: doctor.description,
    image: doctor.image,
    medicalSpecialty: SPECIALTY,
    knowsAbout: doctor.specialties,
    telephone: first?.telephone,
    address: first && postalAddress(first),
    location: doctor.branches.map((branch) => ({
      '@type': 'MedicalClinic',
      name: branch.name,
      telephone: branch.telephone,
      address: postalAddress(branch),
    })),
    parentOrganization: { '@id': `${doctor.organizationUrl}#organization` },
  });
}

/** Where a branch is; town and region in words, the country by ISO 3166-1 alpha-2. */
interface Place {
  address: string;
  locality: string | null;
  region: string | null;
  country: string;
}

function postalAddress({ address, locality, region, country }: Place): SchemaNode {
  return withoutEmpty({
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: locality,
    addressRegion: region,
    addressCountry: country,
  });
}

/** A service of the clinic. `preparation` is what the patient does or brings before. */
export function medicalProcedure(service: {
  url: string;
  name: string;
  description?: string | null;
  preparation?: string | null;
  image?: string | null;
}): SchemaNode {
  const { url, ...rest } = service;
  const node = { '@type': 'MedicalProcedure', '@id': `${url}#procedure`, url, ...rest };
  return withoutEmpty({ ...node, relevantSpecialty: SPECIALTY });
}

/** Questions with their answers, as they stand on the page. */
export function faqPage(page: {
  url: string;
  questions: { question: string; answer: string }[];
}): SchemaNode {
  return {
    '@type': 'FAQPage',
    '@id': `${page.url}#faq`,
    mainEntity: page.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** An article of the blog. Dates are calendar dates (2026-03-14). */
export function article(text: {
  url: string;
  headline: string;
  description?: string | null;
  image: string;
  publishedOn: string;
  /** ISO instant. */
  changedAt: string;
  language: string;
  author: { name: string; url: string; jobTitle: string | null } | null;
  organizationUrl: string;
}): SchemaNode {
  const organization = { '@id': `${text.organizationUrl}#organization` };
  return withoutEmpty({
    '@type': 'Article',
    '@id': `${text.url}#article`,
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
