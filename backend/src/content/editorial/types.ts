import type { UID } from '@strapi/strapi';

export const collectionTypes = [
  'announcement',
  'article',
  'branch',
  'category',
  'closure',
  'day-off',
  'doctor',
  'faq',
  'fee',
  'founder',
  'offer',
  'organisation',
  'page',
  'red-flag',
  'resource',
  'review',
  'schedule',
  'service',
  'specialty',
  'symptom',
  'vacancy',
] as const;

export const singleTypes = [
  'about',
  'booking-setting',
  'home',
  'main-info',
  'message-text',
  'page-intro',
  'privacy-policy',
  'terms-and-conditions',
] as const;

export type EditorialNoun = (typeof collectionTypes)[number] | (typeof singleTypes)[number];

export const editorialNouns: readonly EditorialNoun[] = [...collectionTypes, ...singleTypes];

export function uidOf(noun: EditorialNoun): UID.ContentType {
  return `api::${noun}.${noun}`;
}

/** The editorial noun of a Strapi type; undefined for every other type. */
export function nounOf(uid: string): EditorialNoun | undefined {
  return editorialNouns.find((noun) => uidOf(noun) === uid);
}

/** Types with a slug in their public address, and the attribute the slug is made from. */
export const slugSources: Partial<Record<EditorialNoun, 'name' | 'title'>> = {
  article: 'title',
  branch: 'name',
  category: 'name',
  doctor: 'name',
  offer: 'title',
  page: 'title',
  service: 'name',
  specialty: 'name',
  vacancy: 'title',
};

/** Types with a short number in it as well: all but the categories of articles. */
export const numberedNouns: readonly EditorialNoun[] = editorialNouns.filter(
  (noun) => noun in slugSources && noun !== 'category',
);
