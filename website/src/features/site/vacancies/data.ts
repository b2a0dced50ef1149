import 'server-only';
import { z } from 'zod';
import { listBranches } from '@/features/site/branches/data';
import type { Locale } from '@/i18n/routing';
import { slugsOf } from '@/lib/address/entry-address';
import { blocksSchema, type RichTextBlock } from '@/lib/backend/blocks';
import type { Translated } from '@/lib/backend/join-translations';
import { cachePerRequest } from '@/lib/backend/per-request-cache';
import { SEO_POPULATE, type Seo, seoSchema } from '@/lib/backend/seo';
import { calendarDate, optionalRef, optionalText, refOnly } from '@/lib/backend/shapes';
import { findTranslated } from '@/lib/backend/translated';
import { clinicToday, type Stage, stageOn } from '@/lib/time/period';

const EMPLOYMENTS = ['full_time', 'part_time', 'shifts', 'temporary', 'training'] as const;
export type Employment = (typeof EMPLOYMENTS)[number];

const stored = z.object({
  documentId: z.string(),
  number: z.number().int(),
  title: z.string(),
  slug: optionalText,
  summary: optionalText,
  employment: z
    .enum(EMPLOYMENTS)
    .nullish()
    .transform((kind) => kind ?? null),
  startsOn: calendarDate,
  endsOn: calendarDate.nullish().transform((date) => date ?? null),
  order: z.number().nullish(),
  branch: optionalRef,
});

const storedProfile = stored.extend({
  body: blocksSchema,
  howToApply: optionalText,
  email: optionalText,
  phone: optionalText,
  seo: seoSchema.nullish().transform((value) => value ?? null),
});

export interface Vacancy {
  id: string;
  number: number;
  lang: Locale;
  title: string;
  slugs: Partial<Record<Locale, string>>;
  summary: string | null;
  employment: Employment | null;
  /** Calendar dates of the clinic, both counted; `endsOn` is the last day to apply, null while it is open. */
  startsOn: string;
  endsOn: string | null;
  stage: Stage;
  /** Document id; null: at all branches. */
  branchId: string | null;
}

export interface VacancyProfile extends Vacancy {
  body: RichTextBlock[];
  howToApply: string | null;
  email: string | null;
  phone: string | null;
  seo: Seo | null;
}

const fields = ['number', 'title', 'slug', 'summary', 'employment', 'startsOn', 'endsOn', 'order'];
const populate = { branch: refOnly };
const sort = ['order:asc', 'startsOn:desc', 'number:asc'];
const tags = ['vacancy', 'branch'];

function toVacancy({ lang, item, byLocale }: Translated<z.output<typeof stored>>, today: string): Vacancy {
  const { documentId: id, number, title, summary, employment, startsOn, endsOn } = item;
  // A relation is kept per language: what one links and the other forgot still counts.
  const branchId = Object.values(byLocale).find((each) => each.branch !== null)?.branch ?? null;
  const stage = stageOn(item, today);
  return {
    ...{ id, number, lang, title, summary, employment, startsOn, endsOn, stage, branchId },
    slugs: slugsOf(byLocale),
  };
}

/** Every published job in the editors' order, those to come and those that have closed too. Throws BackendError. */
export const listVacancies = cachePerRequest(async ({ locale }): Promise<Vacancy[]> => {
  const [branches, entries] = await Promise.all([
    listBranches({ locale }),
    findTranslated({
      collection: 'vacancies',
      locale,
      params: { fields, populate, sort },
      schema: stored,
      tags,
    }),
  ]);
  const today = clinicToday(branches);
  return entries.map((entry) => toVacancy(entry, today));
});

export async function listOpenVacancies({ locale }: { locale: Locale }): Promise<Vacancy[]> {
  return (await listVacancies({ locale })).filter(({ stage }) => stage === 'running');
}

/** Finds a published job by number, whatever its dates, or null; throws BackendError. */
export async function getVacancy({
  locale,
  number,
}: {
  locale: Locale;
  number: number;
}): Promise<VacancyProfile | null> {
  const [[entry], branches] = await Promise.all([
    findTranslated({
      collection: 'vacancies',
      locale,
      params: {
        filters: { number },
        fields: fields.concat('body', 'howToApply', 'email', 'phone'),
        populate: { ...populate, seo: SEO_POPULATE },
        sort,
      },
      schema: storedProfile,
      tags,
    }),
    listBranches({ locale }),
  ]);
  if (!entry) return null;
  const { body, howToApply, email, phone, seo } = entry.item;
  return { ...toVacancy(entry, clinicToday(branches)), body, howToApply, email, phone, seo };
}
