import { expect, it } from 'vitest';
import {
  doctorPerson,
  medicalClinic,
  medicalOrganization,
  medicalProcedure,
  physician,
  serviceOffer,
  webSite,
} from './schema-org';
import { article, breadcrumbList, faqPage, jobPosting } from './schema-org-pages';

const home = 'https://c.example/en';
const url = `${home}/branches/1-maadi`;
const nobody = { description: null, image: null };

it('structured data says of a branch when it is open, where it lies and whose it is', () => {
  const node = medicalClinic({
    ...nobody,
    url,
    name: 'Maadi',
    address: '12 Road 9',
    locality: 'Maadi',
    region: null,
    country: 'EG',
    telephone: '+20225550101',
    location: { latitude: 29.96, longitude: 31.25, mapUrl: null },
    openingHours: [{ weekday: 'saturday', opensAt: '21:00', closesAt: '01:00' }],
    medicalSpecialty: 'Dentistry',
    organizationUrl: home,
  });
  expect(node).toMatchObject({
    '@type': 'MedicalClinic',
    medicalSpecialty: 'https://schema.org/Dentistry',
    address: { streetAddress: '12 Road 9', addressLocality: 'Maadi', addressCountry: 'EG' },
    geo: { latitude: 29.96, longitude: 31.25 },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Saturday', opens: '21:00', closes: '01:00' },
    ],
    parentOrganization: { '@id': `${home}#organization` },
  });
  expect(node).not.toHaveProperty('hasMap');
  expect(node).not.toHaveProperty('image');
});

it('structured data says of a job until when, how and where, and nothing of what is open', () => {
  const job = {
    url: `${home}/jobs/1-nurse`,
    title: 'Nurse',
    description: 'Care.',
    postedOn: '2026-11-20',
    organization: { name: 'Nile', url: home },
  };
  const places = [{ address: '12 Road 9', locality: 'Maadi', region: null, country: 'EG' }];
  expect(jobPosting({ ...job, closesOn: '2026-12-01', employment: 'part_time', places })).toMatchObject({
    '@type': 'JobPosting',
    datePosted: '2026-11-20',
    validThrough: '2026-12-01T23:59:59',
    employmentType: 'PART_TIME',
    hiringOrganization: { name: 'Nile', sameAs: home },
    jobLocation: [{ '@type': 'Place', address: { streetAddress: '12 Road 9', addressCountry: 'EG' } }],
  });
  const open = jobPosting({ ...job, closesOn: null, employment: null, places: [] });
  for (const key of ['validThrough', 'employmentType', 'jobLocation']) expect(open).not.toHaveProperty(key);
});

it('structured data leaves out what an editor has not filled in', () => {
  const group = medicalOrganization({ url: home, name: 'Nile', description: null, email: '', sameAs: [] });
  expect(Object.keys(group).sort()).toEqual(['@id', '@type', 'name', 'url']);
  const doctor = physician({
    ...nobody,
    url,
    name: 'N',
    specialties: [],
    branches: [],
    organizationUrl: home,
  });
  expect(doctor).not.toHaveProperty('address');
  expect(medicalProcedure({ url, name: 'Hearing test' })).not.toHaveProperty('preparation');
});

it('structured data says what a service costs, exactly or at least', () => {
  const service = { name: 'Hearing test', url };
  const price = { currency: 'EGP', amount: '400', isFrom: false };
  expect(serviceOffer({ service, price })).toMatchObject({
    itemOffered: { name: 'Hearing test' },
    priceSpecification: { priceCurrency: 'EGP', price: '400' },
  });
  const from = serviceOffer({ service, price: { ...price, isFrom: true } });
  const expected = { '@type': 'PriceSpecification', priceCurrency: 'EGP', minPrice: '400' };
  expect(from.priceSpecification).toEqual(expected);
});

it('structured data says of a doctor where they studied, each place once', () => {
  const person = doctorPerson({
    url,
    name: 'N',
    languages: ['Arabic'],
    schools: ['Al Rawda University', 'Al Rawda University'],
    societies: [],
    organizationUrl: home,
  });
  expect(person).toMatchObject({
    knowsLanguage: ['Arabic'],
    alumniOf: [{ '@type': 'EducationalOrganization', name: 'Al Rawda University' }],
  });
  expect(person).not.toHaveProperty('memberOf');
});

it('structured data names the clinic as the author of an article without one', () => {
  const text = {
    url,
    headline: 'Ear drops',
    image: url,
    publishedOn: '2026-03-14',
    changedAt: '2026-03-14T08:00:00Z',
    language: 'en',
  };
  const own = article({ ...text, author: null, organizationUrl: home });
  expect(own.author).toEqual({ '@id': `${home}#organization` });
  const signed = article({ ...text, author: { name: 'N', url, jobTitle: null }, organizationUrl: home });
  expect(signed.author).toEqual({ '@type': 'Person', name: 'N', url });
});

it('structured data counts the steps of the way and pairs questions with answers', () => {
  const way = breadcrumbList([
    { name: 'Home', url: home },
    { name: 'Maadi', url },
  ]);
  expect(way.itemListElement).toMatchObject([{ position: 1 }, { position: 2, item: url }]);
  const page = faqPage({ url, questions: [{ question: 'Q', answer: 'A' }] });
  expect(page.mainEntity).toMatchObject([{ '@type': 'Question', name: 'Q', acceptedAnswer: { text: 'A' } }]);
  expect(webSite({ url: home, name: 'Nile', language: 'en' })).toMatchObject({ inLanguage: 'en' });
});
