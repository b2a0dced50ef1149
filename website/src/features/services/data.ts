import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { documentRef, joinRefs, listOf, optionalText, refOnly } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';

const stored = z.object({
  documentId: z.string(),
  number: z.number().int(),
  name: z.string(),
  summary: optionalText,
  preparation: optionalText,
  icon: optionalText,
  durationMinutes: z.number().int().nullish(),
  order: z.number().nullish(),
  specialties: listOf(documentRef),
});

export interface Service {
  id: string;
  number: number;
  lang: Locale;
  name: string;
  summary: string | null;
  /** What the patient does or brings before the visit. */
  preparation: string | null;
  icon: string | null;
  /** Null: as long as one slot of the doctor's schedule. */
  durationMinutes: number | null;
  /** Document ids of the specialties that offer it. */
  specialtyIds: string[];
}

/** Every published service in the editors' order. Throws BackendError when the backend fails. */
export async function listServices({ locale }: { locale: Locale }): Promise<Service[]> {
  const entries = await findTranslated({
    collection: 'services',
    locale,
    params: {
      fields: ['number', 'name', 'summary', 'preparation', 'icon', 'durationMinutes', 'order'],
      populate: { specialties: refOnly },
      sort: ['order:asc', 'number:asc'],
    },
    schema: stored,
    tags: ['service', 'specialty'],
  });
  return entries.map(({ lang, item, byLocale }) => ({
    id: item.documentId,
    number: item.number,
    lang,
    name: item.name,
    summary: item.summary,
    preparation: item.preparation,
    icon: item.icon,
    durationMinutes: item.durationMinutes ?? null,
    specialtyIds: joinRefs(Object.values(byLocale).map((entry) => entry.specialties)),
  }));
}
