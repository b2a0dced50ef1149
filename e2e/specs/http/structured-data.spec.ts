import { expect, test } from '../../support/fixtures';
import type { Locale } from '../../support/locale';
import { readPageHead } from '../../support/page-head';
import { pathOf, publicRoutes } from '../../support/routes';

const locales: Locale[] = ['en', 'ar'];

/** What search engines ask of each kind, beside `@type` (schema.org and Google's rules for rich results). */
const REQUIRED: Record<string, string[]> = {
  MedicalOrganization: ['name', 'url', 'medicalSpecialty', 'telephone'],
  WebSite: ['name', 'url', 'inLanguage'],
  MedicalClinic: ['name', 'telephone', 'address'],
  Physician: ['name', 'url', 'medicalSpecialty', 'address', 'telephone'],
  MedicalProcedure: ['name', 'url', 'description'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  WebPage: ['name', 'url', 'inLanguage', 'dateModified'],
  Person: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  Offer: ['itemOffered'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Place: ['address'],
  Service: ['name', 'url'],
  PriceSpecification: ['priceCurrency'],
  EducationalOrganization: ['name'],
  Organization: ['name'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
};

/** The kinds a page must have. */
const EXPECTED: Record<string, string[]> = {
  home: ['MedicalOrganization', 'WebSite'],
  faq: ['FAQPage'],
  article: ['Article', 'BreadcrumbList'],
  doctor: ['Physician', 'Person', 'BreadcrumbList'],
  branch: ['MedicalClinic', 'BreadcrumbList'],
  branches: ['MedicalClinic'],
  service: ['MedicalProcedure', 'Offer', 'BreadcrumbList'],
  offer: ['Offer', 'BreadcrumbList'],
  job: ['JobPosting', 'BreadcrumbList'],
  'page of blocks': ['WebPage', 'BreadcrumbList'],
};

const ADDRESSES = [
  'url',
  '@id',
  'image',
  'item',
  'logo',
  'mainEntityOfPage',
  'hasMap',
  'dayOfWeek',
  'medicalSpecialty',
];

/** Faults of a node and of everything inside it, in sentences. */
function faultsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsOf);
  if (typeof value !== 'object' || value === null) return [];
  const node = Object.entries(value);
  const kind = node.find(([key]) => key === '@type')?.[1];
  const required = typeof kind === 'string' ? REQUIRED[kind] : [];
  return [
    ...(kind !== undefined && required === undefined ? [`${kind} is a kind nobody has looked at.`] : []),
    ...(required ?? [])
      .filter((key) => !node.some(([own]) => own === key))
      .map((key) => `${kind} has no ${key}.`),
    ...node
      .filter(
        ([key, text]) => ADDRESSES.includes(key) && typeof text === 'string' && !/^https?:\/\//.test(text),
      )
      .map(([key, text]) => `${kind} has no absolute address in ${key}: ${text}`),
    ...node.filter(([, text]) => text === null || text === '').map(([key]) => `${kind} has an empty ${key}.`),
    ...node.flatMap(([, inner]) => faultsOf(inner)),
  ];
}

for (const language of locales) {
  for (const route of publicRoutes) {
    test(`${route.name}, ${language}: the structured data is whole`, async ({ request }) => {
      const path = encodeURI(await pathOf({ route, language, request }));
      const { nodes } = readPageHead(await (await request.get(path)).text());
      expect(nodes.flatMap(faultsOf)).toEqual([]);
      const kinds = nodes.map((node) => node['@type']);
      for (const kind of EXPECTED[route.name] ?? []) expect(kinds).toContain(kind);
    });
  }

  test(`a doctor says what visits cost, which languages are spoken and where they studied, ${language}`, async ({
    request,
  }) => {
    const route = publicRoutes.find(({ name }) => name === 'doctor');
    if (!route) throw new Error('There is no route of a doctor.');
    const html = await (await request.get(encodeURI(await pathOf({ route, language, request })))).text();
    const { nodes } = readPageHead(html);
    const doctor = nodes.find((node) => node['@type'] === 'Physician');
    expect(doctor?.priceRange).toMatch(/^EGP \d+(-\d+)?$/);
    expect(doctor?.makesOffer).toContainEqual(
      expect.objectContaining({ priceSpecification: expect.objectContaining({ priceCurrency: 'EGP' }) }),
    );
    const person = nodes.find((node) => node['@type'] === 'Person');
    for (const key of ['knowsLanguage', 'alumniOf', 'memberOf']) expect(person).toHaveProperty(key);
  });

  test(`a branch says when it is open and where it lies, ${language}`, async ({ request }) => {
    const route = publicRoutes.find(({ name }) => name === 'branch');
    if (!route) throw new Error('There is no route of a branch.');
    const html = await (await request.get(encodeURI(await pathOf({ route, language, request })))).text();
    const clinic = readPageHead(html).nodes.find((node) => node['@type'] === 'MedicalClinic');
    expect(clinic).toHaveProperty('geo');
    expect(clinic).toHaveProperty('openingHoursSpecification');
    expect(clinic?.medicalSpecialty).toBe('https://schema.org/Otolaryngologic');
  });
}
