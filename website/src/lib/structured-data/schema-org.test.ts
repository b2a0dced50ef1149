import { describe, expect, it } from 'vitest';
import {
  article,
  breadcrumbList,
  faqPage,
  medicalClinic,
  medicalOrganization,
  medicalProcedure,
  physician,
  webSite,
} from './schema-org';

const home = 'https://c.example/en';
const url = `${home}/branches/1-maadi`;
const nobody = { description: null, image: null };

describe('structured data', () => {
  it('says of a branch when it is open, where it lies and whose it is', () => {
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
      organizationUrl: home,
    });
    expect(node).toMatchObject({
      '@type': 'MedicalClinic',
      medicalSpecialty: 'https://schema.org/Otolaryngologic',
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

  it('leaves out what an editor has not filled in', () => {
    const group = medicalOrganization({ url: home, name: 'Nile', description: null, email: '', sameAs: [] });
    expect(Object.keys(group).sort()).toEqual(['@id', '@type', 'medicalSpecialty', 'name', 'url']);
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

  it('names the clinic as the author of an article without one', () => {
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

  it('counts the steps of the way and pairs questions with answers', () => {
    const way = breadcrumbList([
      { name: 'Home', url: home },
      { name: 'Maadi', url },
    ]);
    expect(way.itemListElement).toMatchObject([{ position: 1 }, { position: 2, item: url }]);
    const page = faqPage({ url, questions: [{ question: 'Q', answer: 'A' }] });
    expect(page.mainEntity).toMatchObject([
      { '@type': 'Question', name: 'Q', acceptedAnswer: { text: 'A' } },
    ]);
    expect(webSite({ url: home, name: 'Nile', language: 'en' })).toMatchObject({ inLanguage: 'en' });
  });
});
