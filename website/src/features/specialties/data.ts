import 'server-only';
import { z } from 'zod';
import type { Locale } from '@/i18n/routing';
import { optionalText } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';

const stored = z.object({
  documentId: z.string(),
  number: z.number().int(),
  name: z.string(),
  slug: optionalText,
  summary: optionalText,
  icon: optionalText,
  order: z.number().nullish(),
});

export interface Specialty {
  /** The backend's document id, the key in its calls. */
  id: string;
  /** The short public number used in addresses. */
  number: number;
  lang: Locale;
  name: string;
  summary: string | null;
  /** An Iconify name such as "healthicons:ear-outline". */
  icon: string | null;
}

/** Every published specialty in the editors' order. Throws BackendError when the backend fails. */
export async function listSpecialties({ locale }: { locale: Locale }): Promise<Specialty[]> {
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
}
