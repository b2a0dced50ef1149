import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { joinRefs, optionalText, ordered, refIds } from '@/lib/backend/shapes';
import { findTranslated, toAddressed } from '@/lib/backend/translated';
import { type SpecialtyTopics, topicsOf } from './rules';

const stored = z.object({
  ...ordered,
  name: z.string(),
  summary: optionalText,
  /** An Iconify name such as "healthicons:ear-outline". */
  icon: optionalText,
});

const storedWords = z.object({ documentId: z.string(), name: z.string(), everydayWords: optionalText });
const storedServiceWords = storedWords.extend({ specialties: refIds });

export type Specialty = Awaited<ReturnType<typeof listSpecialties>>[number];

/** Every published specialty in the editors' order. Throws BackendError when the backend fails. */
export const listSpecialties = cachePerRequest(async ({ locale }) => {
  const query = { collection: 'specialties', locale, schema: stored, tags: ['specialty'] };
  const entries = await findTranslated({ ...query, sort: ['order:asc', 'number:asc'] });
  return entries.map(toAddressed).map(({ slugs: _, ...specialty }) => specialty);
});

/** Lists what specialties are found by: names, everyday words and services in every language; throws BackendError. */
export async function listTopics({ locale }: { locale: Locale }): Promise<SpecialtyTopics> {
  const sort = ['id:asc'];
  const [specialties, services] = await Promise.all([
    findTranslated({ collection: 'specialties', locale, schema: storedWords, sort, tags: ['specialty'] }),
    // Read here and not from the services, which know the doctors.
    findTranslated({
      collection: 'services',
      locale,
      schema: storedServiceWords,
      sort,
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
