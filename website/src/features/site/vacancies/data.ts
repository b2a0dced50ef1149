import 'server-only';
import { z } from 'zod';
import { findDated } from '@/features/site/branches/data';
import type { Locale } from '@/i18n/routing';
import { blocksSchema } from '@/lib/backend/blocks';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { optionalSeo } from '@/lib/backend/seo';
import { calendarDate, optionalDate, optionalRef, optionalText, ordered, orNull } from '@/lib/backend/shapes';
import { type Translated, toAddressed } from '@/lib/backend/translated';
import { stageOn } from '@/lib/time/period';

const EMPLOYMENTS = ['full_time', 'part_time', 'shifts', 'temporary', 'training'] as const;

const stored = z.object({
  ...ordered,
  title: z.string(),
  summary: optionalText,
  employment: orNull(z.enum(EMPLOYMENTS)),
  /** Calendar dates of the clinic, both counted; `endsOn` is the last day to apply, null while it is open. */
  startsOn: calendarDate,
  endsOn: optionalDate,
  branch: optionalRef,
});

const storedProfile = stored.extend({
  body: blocksSchema,
  howToApply: optionalText,
  email: optionalText,
  phone: optionalText,
  seo: optionalSeo,
});

export type Vacancy = ReturnType<typeof toVacancy>;
export type VacancyProfile = NonNullable<Awaited<ReturnType<typeof getVacancy>>>;

const sort = ['order:asc', 'startsOn:desc', 'number:asc'];
const tags = ['vacancy', 'branch'];

function toVacancy(entry: Translated<z.output<typeof stored>>, today: string) {
  const { branch: _, ...facts } = toAddressed(entry);
  return {
    ...facts,
    stage: stageOn(facts, today),
    /** Document id; null for all branches. A link set in only one language counts. */
    branchId: Object.values(entry.byLocale).find(({ branch }) => branch !== null)?.branch ?? null,
  };
}

/** Every published job in the editors' order, those to come and those that have closed too. Throws BackendError. */
export const listVacancies = cachePerRequest(async ({ locale }) => {
  const [entries, today] = await findDated({ collection: 'vacancies', locale, schema: stored, sort, tags });
  return entries.map((entry) => toVacancy(entry, today));
});

export async function listOpenVacancies({ locale }: { locale: Locale }): Promise<Vacancy[]> {
  return (await listVacancies({ locale })).filter(({ stage }) => stage === 'running');
}

/** Finds a published job by number, whatever its dates, or null; throws BackendError. */
export async function getVacancy(locale: Locale, number: number) {
  const query = { collection: 'vacancies', locale, schema: storedProfile, sort, tags };
  const [[entry], today] = await findDated({ ...query, filters: { number } });
  if (!entry) return null;
  const { body, howToApply, email, phone, seo } = entry.item;
  return { ...toVacancy(entry, today), body, howToApply, email, phone, seo };
}
