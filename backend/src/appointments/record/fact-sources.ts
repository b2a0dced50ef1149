import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import type { FactSources } from '../../catalogue/booked-facts';
import type { Language, Names } from '../../catalogue/catalogue-data';
import { clinicZone } from '../../catalogue/clinic-zone';

const version = z.object({
  documentId: z.string(),
  locale: z.string(),
  publishedAt: z.unknown(),
  name: z.string().nullish(),
  address: z.string().nullish(),
  phone: z.string().nullish(),
  country: z.string().nullish(),
  timeZone: z.string().nullish(),
});
type Version = z.infer<typeof version>;
type Attribute = 'name' | 'address' | 'phone' | 'country' | 'timeZone';

async function versionsOf(strapi: Core.Strapi, uid: UID.ContentType): Promise<Map<string, Version[]>> {
  const found = z.array(version).parse(await strapi.db.query(uid).findMany({ orderBy: [{ id: 'asc' }] }));
  found.sort((one, other) => Number(Boolean(other.publishedAt)) - Number(Boolean(one.publishedAt)));
  const groups = new Map<string, Version[]>();
  for (const one of found) groups.set(one.documentId, [...(groups.get(one.documentId) ?? []), one]);
  return groups;
}

function textOf(versions: Version[], attribute: Attribute): string | null {
  return versions.map((one) => one[attribute]).find(Boolean) ?? null;
}

function namesOf(versions: Version[], attribute: Attribute): Names | null {
  const any = textOf(versions, attribute);
  if (any === null) return null;
  const inWords = (language: Language) =>
    textOf(
      versions.filter(({ locale }) => locale === language),
      attribute,
    ) ?? any;
  return { en: inWords('en'), ar: inWords('ar') };
}

async function namedOf(strapi: Core.Strapi, uid: UID.ContentType) {
  const all = await versionsOf(strapi, uid);
  return Object.fromEntries([...all].map(([id, versions]) => [id, { name: namesOf(versions, 'name') }]));
}

/** Reads what appointments may have been booked as, published or else draft, with the branches' and the clinic's zones. */
export async function readFactSources(
  strapi: Core.Strapi,
): Promise<{ data: FactSources; zones: Record<string, string>; clinicZone: string }> {
  const places = await versionsOf(strapi, 'api::branch.branch');
  const zones: Record<string, string> = {};
  const branches: FactSources['branches'] = {};
  for (const [id, versions] of places) {
    branches[id] = {
      name: namesOf(versions, 'name'),
      address: namesOf(versions, 'address'),
      phone: textOf(versions, 'phone'),
      country: textOf(versions, 'country'),
    };
    const zone = textOf(versions, 'timeZone');
    if (zone !== null) zones[id] = zone;
  }
  const data = {
    branches,
    doctors: await namedOf(strapi, 'api::doctor.doctor'),
    services: await namedOf(strapi, 'api::service.service'),
    specialties: await namedOf(strapi, 'api::specialty.specialty'),
    organisations: await namedOf(strapi, 'api::organisation.organisation'),
  };
  return { data, zones, clinicZone: clinicZone(Object.values(zones)) };
}
