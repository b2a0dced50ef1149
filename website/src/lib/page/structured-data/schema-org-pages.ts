import {
  entity,
  organizationAt,
  type Place,
  postalAddress,
  type SchemaNode,
  type Thing,
  withoutEmpty,
} from './schema-org';

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
  changedAt: string;
  language: string;
  author: { name: string; url: string; jobTitle: string | null } | null;
  organizationUrl: string;
}): SchemaNode {
  const { publishedOn, changedAt, language, author, organizationUrl, ...facts } = text;
  const organization = organizationAt(organizationUrl);
  return entity('Article', 'article', {
    ...facts,
    mainEntityOfPage: facts.url,
    datePublished: publishedOn,
    dateModified: changedAt,
    inLanguage: language,
    author: author ? withoutEmpty({ '@type': 'Person', ...author }) : organization,
    publisher: organization,
  });
}

export function webPage(
  page: { changedAt: string; language: string; organizationUrl: string } & Thing,
): SchemaNode {
  const { changedAt, language, organizationUrl, ...facts } = page;
  const publisher = organizationAt(organizationUrl);
  return entity('WebPage', 'page', { ...facts, dateModified: changedAt, inLanguage: language, publisher });
}

/** Returns what the clinic offers for some time. Dates are calendar dates; the price is per person. */
export function offer(
  one: {
    startsOn: string | null;
    endsOn: string;
    price: { amount: number; currency: string } | null;
    services: { name: string; url: string }[];
    organizationUrl: string;
  } & Thing,
): SchemaNode {
  const { startsOn, endsOn, price, services, organizationUrl, ...facts } = one;
  return entity('Offer', 'offer', {
    ...facts,
    validFrom: startsOn,
    validThrough: endsOn,
    price: price?.amount,
    priceCurrency: price?.currency,
    itemOffered: services.map((service) => ({ '@type': 'Service', ...service })),
    offeredBy: organizationAt(organizationUrl),
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
  const { postedOn, closesOn, employment, places, organization, ...facts } = job;
  return entity('JobPosting', 'job', {
    ...facts,
    datePosted: postedOn,
    // Alone, a date would mean its first moment.
    validThrough: closesOn && `${closesOn}T23:59:59`,
    employmentType: employment && EMPLOYMENT[employment],
    hiringOrganization: { '@type': 'Organization', name: organization.name, sameAs: organization.url },
    jobLocation: places.map((place) => ({ '@type': 'Place', address: postalAddress(place) })),
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
