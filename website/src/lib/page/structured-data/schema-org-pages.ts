import {
  entity,
  organizationAt,
  type Place,
  postalAddress,
  type SchemaNode,
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

export function webPage(page: {
  url: string;
  name: string;
  description?: string | null;
  image?: string | null;
  changedAt: string;
  language: string;
  organizationUrl: string;
}): SchemaNode {
  const { changedAt, language, organizationUrl, ...facts } = page;
  const publisher = organizationAt(organizationUrl);
  return entity('WebPage', 'page', { ...facts, dateModified: changedAt, inLanguage: language, publisher });
}

/** Returns what the clinic offers for some time. Dates are calendar dates; the price is per person. */
export function offer(one: {
  url: string;
  name: string;
  description?: string | null;
  image?: string | null;
  startsOn: string | null;
  endsOn: string;
  price: { amount: number; currency: string } | null;
  services: { name: string; url: string }[];
  organizationUrl: string;
}): SchemaNode {
  return entity('Offer', 'offer', {
    url: one.url,
    name: one.name,
    description: one.description,
    image: one.image,
    validFrom: one.startsOn,
    validThrough: one.endsOn,
    price: one.price?.amount,
    priceCurrency: one.price?.currency,
    itemOffered: one.services.map((service) => ({ '@type': 'Service', ...service })),
    offeredBy: organizationAt(one.organizationUrl),
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
