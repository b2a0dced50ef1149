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
const place = { address: '12 Road 9', locality: 'Maadi', region: null, country: 'EG' };

it('structured data says of a branch when it is open, where it lies and whose it is', () => {
  const node = medicalClinic({
    ...{ ...nobody, url, name: 'Maadi', ...place, telephone: '+20225550101' },
    location: { latitude: 29.96, longitude: 31.25, mapUrl: null },
    openingHours: [{ weekday: 'saturday', opensAt: '21:00', closesAt: '01:00' }],
    ...{ medicalSpecialty: 'Dentistry', organizationUrl: home },
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
  const words = { url: `${home}/jobs/1-nurse`, title: 'Nurse', description: 'Care.' };
  const job = { ...words, postedOn: '2026-11-20', organization: { name: 'Nile', url: home } };
  const closing = { closesOn: '2026-12-01', employment: 'part_time' as const, places: [place] };
  expect(jobPosting({ ...job, ...closing })).toMatchObject({
    ...{ '@type': 'JobPosting', employmentType: 'PART_TIME' },
    ...{ datePosted: '2026-11-20', validThrough: '2026-12-01T23:59:59' },
    hiringOrganization: { name: 'Nile', sameAs: home },
    jobLocation: [{ '@type': 'Place', address: { streetAddress: '12 Road 9', addressCountry: 'EG' } }],
  });
  const open = jobPosting({ ...job, closesOn: null, employment: null, places: [] });
  for (const key of ['validThrough', 'employmentType', 'jobLocation']) expect(open).not.toHaveProperty(key);
});

it('structured data leaves out what an editor has not filled in, and says of a doctor where they studied, each place once', () => {
  const group = medicalOrganization({ url: home, name: 'Nile', description: null, email: '', sameAs: [] });
  expect(Object.keys(group).sort()).toEqual(['@id', '@type', 'name', 'url']);
  const alone = { ...nobody, specialties: [], branches: [], organizationUrl: home };
  const doctor = physician({ ...alone, url, name: 'N' });
  expect(doctor).not.toHaveProperty('address');
  expect(medicalProcedure({ url, name: 'Hearing test' })).not.toHaveProperty('preparation');
  const name = 'Al Rawda University';
  const facts = { languages: ['Arabic'], schools: [name, name], societies: [] };
  const person = doctorPerson({ url, name: 'N', ...facts, organizationUrl: home });
  const alumniOf = [{ '@type': 'EducationalOrganization', name }];
  expect(person).toMatchObject({ knowsLanguage: ['Arabic'], alumniOf });
  expect(person).not.toHaveProperty('memberOf');
});

it('structured data says what a service costs, exactly or at least', () => {
  const service = { name: 'Hearing test', url };
  const price = { currency: 'EGP', amount: '400', isFrom: false };
  const priceSpecification = { priceCurrency: 'EGP', price: '400' };
  const offer = { itemOffered: { name: 'Hearing test' }, priceSpecification };
  expect(serviceOffer({ service, price })).toMatchObject(offer);
  const from = serviceOffer({ service, price: { ...price, isFrom: true } });
  const expected = { '@type': 'PriceSpecification', priceCurrency: 'EGP', minPrice: '400' };
  expect(from.priceSpecification).toEqual(expected);
});

it('structured data counts the steps of the way, pairs questions with answers, and names the clinic as the author of an article without one', () => {
  const dates = { publishedOn: '2026-03-14', changedAt: '2026-03-14T08:00:00Z' };
  const text = { url, headline: 'Ear drops', image: url, ...dates, language: 'en' };
  const own = article({ ...text, author: null, organizationUrl: home });
  expect(own.author).toEqual({ '@id': `${home}#organization` });
  const signed = article({ ...text, author: { name: 'N', url, jobTitle: null }, organizationUrl: home });
  expect(signed.author).toEqual({ '@type': 'Person', name: 'N', url });
  const start = { name: 'Home', url: home };
  const way = breadcrumbList([start, { name: 'Maadi', url }]);
  expect(way.itemListElement).toMatchObject([{ position: 1 }, { position: 2, item: url }]);
  const page = faqPage({ url, questions: [{ question: 'Q', answer: 'A' }] });
  expect(page.mainEntity).toMatchObject([{ '@type': 'Question', name: 'Q', acceptedAnswer: { text: 'A' } }]);
  expect(webSite({ url: home, name: 'Nile', language: 'en' })).toMatchObject({ inLanguage: 'en' });
});
