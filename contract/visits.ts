import { z } from 'zod';
import { LANGUAGES } from './patient';
import { VISIT_SECTIONS, VISIT_SOURCES } from './visit-sections';

/** A section, the entry of a section by its short number, or a step of the booking. */
export const visitPage = z
  .string()
  .regex(new RegExp(`^(?:(?:${VISIT_SECTIONS.join('|')})(?:/[1-9]\\d{0,5})?|booking/(?:time|sent))$`));

/** One view of a page, as the website tells it: nothing in it is of the visitor. */
export const pageView = z.strictObject({
  page: visitPage,
  language: z.enum(LANGUAGES),
  /** The section before, or from where the visitor came to the website. */
  from: z.enum([...VISIT_SOURCES, ...VISIT_SECTIONS]),
});
export type PageView = z.output<typeof pageView>;

/** Days of the clinic's clock, the last included. */
export const visitsQuery = z.strictObject({ from: z.iso.date(), to: z.iso.date() });

const count = z.number().int();

/** `visits` began on the website with this page; `booking`, `times` and `requests` are the steps of the booking. */
const visitSums = z.object({ views: count, visits: count, booking: count, times: count, requests: count });
export type VisitSums = z.output<typeof visitSums>;

const visits = z.object({
  /** True when views are counted now (a setting); what was counted before stays. */
  isOn: z.boolean(),
  total: visitSums,
  before: visitSums,
  days: z.array(z.object({ date: z.string(), views: count, visits: count })),
  /** The pages that were read most, of all others their sum as the last (`page` null). */
  pages: z.array(
    z.object({
      page: visitPage.nullable(),
      views: count,
      visits: count,
    }),
  ),
  /** Sections and sources from which the booking was opened. */
  ways: z.array(z.object({ from: pageView.shape.from, booking: count })),
  sources: z.array(z.object({ source: z.enum(VISIT_SOURCES), now: count, before: count })),
  languages: z.array(z.object({ language: z.enum(LANGUAGES), views: count })),
});
export type Visits = z.output<typeof visits>;
export const visitsAnswer = z.object({
  data: visits,
  meta: z.object({
    timeZone: z.string(),
    before: z.object({ from: z.string(), to: z.string() }),
  }),
});
export type VisitsAnswer = z.output<typeof visitsAnswer>;
