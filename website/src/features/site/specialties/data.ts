import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { documentRef, joinRefs, listOf, optionalText, refOnly } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';
import { type SpecialtyTopics, topicsOf } from './rules';

const stored = z.object({
  documentId: z.string(),
  number: z.number().int(),
  name: z.string(),
  slug: optionalText,
  summary: optionalText,
  icon: optionalText,
  order: z.number().nullish(),
});

const storedWords = z.object({ documentId: z.string(), name: z.string(), everydayWords: optionalText });
const storedServiceWords = storedWords.extend({ specialties: listOf(documentRef) });

export interface Specialty {
  id: string;
  number: number;
  lang: Locale;
  name: string;
  summary: string | null;
  /** An Iconify name such as "healthicons:ear-outline". */
  icon: string | null;
}

/** Every published specialty in the editors' order. Throws BackendError when the backend fails. */
export const listSpecialties = cachePerRequest(async ({ locale }): Promise<Specialty[]> => {
  const entries = await findTranslated({
    collection: 'specialties',
    locale,
    params: {
      fields: ['number', 'name', 'slug', 'summary', 'icon', 'order'],
      sort: ['order:asc', 'number:asc'],
    },
    schema: stored,
    tags: ['specialty'],
  });
  return entries.map(({ lang, item }) => ({
    id: item.documentId,
    number: item.number,
    lang,
    name: item.name,
    summary: item.summary,
    icon: item.icon,
  }));
});

/** Lists what specialties are found by: names, everyday words and services in every language; throws BackendError. */
export async function listTopics({ locale }: { locale: Locale }): Promise<SpecialtyTopics> {
  const fields = ['name', 'everydayWords'];
  const [specialties, services] = await Promise.all([
    findTranslated({
      collection: 'specialties',
      locale,
      params: { fields, sort: ['id:asc'] },
      schema: storedWords,
      tags: ['specialty'],
    }),
    // Read here and not from the services, which know the doctors.
    findTranslated({
      collection: 'services',
      locale,
      params: { fields, populate: { specialties: refOnly }, sort: ['id:asc'] },
      schema: storedServiceWords,
      tags: ['service', 'specialty'],
    }),
  ]);
  return topicsOf(
    specialties.map(({ item, byLocale }) => ({ id: item.documentId, byLocale })),
    services.map(({ byLocale }) => ({
      specialtyIds: joinRefs(Object.values(byLocale).map((entry) => entry.specialties)),
      byLocale,
    })),
  );
}
