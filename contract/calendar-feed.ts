import { z } from 'zod';
import { documentId } from './document-id';
import { LANGUAGES } from './patient';

/** Kinds of feeds: a doctor's own appointments, a branch, or the whole clinic. */
export const FEED_KINDS = ['doctor', 'branch', 'clinic'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** The secret in the address of a feed: 256 random bits. */
export const FEED_SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The feed that shall have a new address; `of` is the document id of the doctor or branch, null for the clinic. */
export const feedRequest = z.strictObject({
  kind: z.enum(FEED_KINDS),
  of: documentId.nullable(),
  language: z.enum(LANGUAGES),
});
export type FeedRequest = z.output<typeof feedRequest>;

const feed = z.object({
  documentId: z.string(),
  kind: z.enum(FEED_KINDS),
  of: z.string().nullable(),
  /** Name of the owning account; null for the reader's own feeds. */
  owner: z.string().nullable(),
  madeAt: z.string(),
  fetchedAt: z.string().nullable(),
  fetches: z.number(),
});
export type CalendarFeed = z.output<typeof feed>;

export const feedsAnswer = z.object({
  data: z.array(feed),
  /** True where the booking settings have patients named in them. */
  meta: z.object({ showsNames: z.boolean() }),
});

/** The secret is given out this once. */
export const madeFeedAnswer = z.object({ data: z.object({ documentId: z.string(), secret: z.string() }) });
