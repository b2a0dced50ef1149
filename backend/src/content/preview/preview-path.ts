import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { nounOf, uidOf } from '../editorial/types';

/** Addresses of entries with a page of their own, and of pages that single types fill. */
const SECTIONS: Record<string, string> = {
  article: 'blog',
  branch: 'branches',
  doctor: 'doctor',
  offer: 'offers',
  page: 'pages',
  service: 'services',
  vacancy: 'jobs',
};
const PAGES: Record<string, string> = {
  about: '/who-we-are',
  announcement: '/',
  'booking-setting': '/booking',
  category: '/blog',
  faq: '/faq',
  founder: '/who-we-are',
  home: '/',
  'main-info': '/',
  'page-intro': '/doctors',
  'privacy-policy': '/privacy-policy',
  review: '/',
  specialty: '/doctors',
  'terms-and-conditions': '/terms-and-conditions',
};

const numbered = z.object({ number: z.number().int(), slug: z.string().nullish() });

/** Returns the page of an entry, without language; null where none shows it or while it has no number. */
export async function previewPath(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale }: { documentId?: string | undefined; locale?: string | undefined },
): Promise<string | null> {
  const noun = nounOf(uid);
  if (!noun) return null;
  const section = SECTIONS[noun];
  if (!section) return PAGES[noun] ?? null;
  if (!documentId) return null;
  const entry = await strapi
    .documents(uidOf(noun))
    .findOne({ documentId, status: 'draft', ...(locale ? { locale } : {}) });
  const found = numbered.safeParse(entry);
  if (!found.success) return null;
  const { number, slug } = found.data;
  return `/${section}/${[number, slug].filter(Boolean).join('-')}`;
}
