import { z } from 'zod';
import { documentId } from './document-id';
import { askedDay } from './instant';

/** Account in question, and the days of the clinic's clock, both included. */
export const peopleSeenQuery = z
  .strictObject({ actor: documentId, firstDay: askedDay, lastDay: askedDay })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'] });

/** Person whose data an account opened or changed. Instants are ISO; empty if not stored. */
const seenPerson = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  looks: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type SeenPerson = z.output<typeof seenPerson>;

const peopleSeen = z.object({
  people: z.array(seenPerson),
  /** Number of records that are of people who were erased since. */
  erased: z.number().int(),
  /** Searches, lists and exports, which show people the log does not name: how often, by their action in the log. */
  wide: z.array(z.object({ action: z.string(), count: z.number().int() })),
  /** True when there are more than can be named. */
  isCapped: z.boolean(),
});
export type PeopleSeen = z.output<typeof peopleSeen>;
export const peopleSeenAnswer = z.object({ data: peopleSeen });
