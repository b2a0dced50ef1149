import { expect, it } from 'vitest';
import { authorOf, entity, jobTerms, namedOnce, offerTerms, placeAndHours, serviceOffer } from './schema-org';

const home = 'https://c.example/en';
const url = `${home}/branches/1-maadi`;
const place = { address: '12 Road 9', locality: 'Maadi', region: null, country: 'EG' };

it('structured data says of a branch when it is open, and of no map that it has not', () => {
  const openingHours = [{ weekday: 'saturday' as const, opensAt: '21:00', closesAt: '01:00' }];
  const facts = placeAndHours({ ...place, location: null, openingHours });
  const node = entity('MedicalClinic', 'clinic', { url, ...facts });
  const dayOfWeek = 'https://schema.org/Saturday';
  expect(node.openingHoursSpecification).toMatchObject([{ dayOfWeek, opens: '21:00', closes: '01:00' }]);
  for (const key of ['geo', 'hasMap']) expect(node).not.toHaveProperty(key);
  const always = [{ weekday: 'saturday' as const, opensAt: '00:00', closesAt: '00:00' }];
  const { openingHoursSpecification } = placeAndHours({ ...place, location: null, openingHours: always });
  expect(openingHoursSpecification).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
});

it('structured data says of a job until when, how and where, and nothing of what is open', () => {
  const startsOn = '2026-11-20';
  const closing = { startsOn, endsOn: '2026-12-01', employment: 'part_time' as const, places: [place] };
  expect(jobTerms(closing)).toMatchObject({
    ...{ employmentType: 'PART_TIME', datePosted: '2026-11-20', validThrough: '2026-12-01T23:59:59' },
    jobLocation: [{ '@type': 'Place', address: { streetAddress: '12 Road 9', addressCountry: 'EG' } }],
  });
  const terms = jobTerms({ startsOn, endsOn: null, employment: null, places: [] });
  const open = entity('JobPosting', 'job', { url: `${home}/jobs/1-nurse`, ...terms });
  for (const key of ['validThrough', 'employmentType', 'jobLocation']) expect(open).not.toHaveProperty(key);
});

it('structured data says of an offer that it runs until the end of its last day', () => {
  const endsOn = '2026-12-01';
  expect(offerTerms({ startsOn: null, endsOn, price: null })).toMatchObject({
    ...{ validFrom: null, validThrough: '2026-12-01T23:59:59' },
  });
});

it('structured data leaves out what an editor has not filled in, and says of a doctor where they studied, each place once', () => {
  const facts = { url: home, name: 'Nile', description: null, email: '', sameAs: [] };
  const group = entity('MedicalOrganization', 'organization', facts);
  expect(Object.keys(group).sort()).toEqual(['@id', '@type', 'name', 'url']);
  const name = 'Al Rawda University';
  const alumniOf = namedOnce('EducationalOrganization', [name, name]);
  expect(alumniOf).toEqual([{ '@type': 'EducationalOrganization', name }]);
});

it('structured data says what a service costs, exactly or at least', () => {
  const service = { name: 'Hearing test', url };
  const price = { currency: 'EGP', amount: '400', isFrom: false };
  const exactly = { priceCurrency: 'EGP', price: '400' };
  expect(serviceOffer(service, price).priceSpecification).toMatchObject(exactly);
  const from = serviceOffer(service, { ...price, isFrom: true });
  const atLeast = { '@type': 'PriceSpecification', priceCurrency: 'EGP', minPrice: '400' };
  expect(from.priceSpecification).toEqual(atLeast);
});

it('structured data names the clinic as the author of an article without one', () => {
  expect(authorOf(null, home)).toEqual({ '@id': `${home}#organization` });
  expect(authorOf({ name: 'N', url, jobTitle: null }, home)).toEqual({ '@type': 'Person', name: 'N', url });
});
