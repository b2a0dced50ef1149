import { z } from 'zod';
import { askedDay } from './instant';
import { PAGE_SECTIONS, VIEW_SOURCES } from './page-sections';
import { LANGUAGES } from './patient';

/** A section, the entry of a section by its short number, or a step of the booking. */
export const viewedPage = z
  .string()
  .regex(new RegExp(`^(?:(?:${PAGE_SECTIONS.join('|')})(?:/[1-9]\\d{0,5})?|booking/(?:time|sent))$`));

/** One view of a page, as the website tells it: nothing in it is of the visitor. */
export const pageView = z.strictObject({
  page: viewedPage,
  language: z.enum(LANGUAGES),
  /** The section before, or from where the visitor came to the website. */
  from: z.enum([...VIEW_SOURCES, ...PAGE_SECTIONS]),
});
export type PageView = z.output<typeof pageView>;

/** Days of the clinic's clock, the last included. */
export const pageViewsQuery = z.strictObject({ from: askedDay, to: askedDay });

const count = z.number().int();

/** `visits` began on the website with this page; `booking`, `times` and `requests` are the steps of the booking. */
const pageViewSums = z.object({ views: count, visits: count, booking: count, times: count, requests: count });
export type PageViewSums = z.output<typeof pageViewSums>;

const pageViews = z.object({
  /** True when views are counted now (a setting); what was counted before stays. */
  isOn: z.boolean(),
  total: pageViewSums,
  before: pageViewSums,
  days: z.array(z.object({ date: z.string(), views: count, visits: count })),
  /** The pages that were read most, of all others their sum as the last (`page` null). */
  pages: z.array(z.object({ page: viewedPage.nullable(), views: count, visits: count })),
  /** Sections and sources from which the booking was opened. */
  ways: z.array(z.object({ from: pageView.shape.from, booking: count })),
  sources: z.array(z.object({ source: z.enum(VIEW_SOURCES), now: count, before: count })),
  languages: z.array(z.object({ language: z.enum(LANGUAGES), views: count })),
});
export const pageViewsAnswer = z.object({
  data: pageViews,
  meta: z.object({ timeZone: z.string(), before: z.object({ from: z.string(), to: z.string() }) }),
});
export type PageViewsAnswer = z.output<typeof pageViewsAnswer>;
