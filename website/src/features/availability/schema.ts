import { z } from 'zod';
import type { CallLines } from './rules';

const instant = z.iso.datetime({ offset: true });

const slot = z.object({ startsAt: instant, endsAt: instant });

/** Null while no call is promised. */
export const callLinesSchema: z.ZodType<CallLines | null | undefined> = z
  .object({ withinMinutes: z.number(), open: z.array(z.object({ from: instant, to: instant })) })
  .nullish();

/** Free times of one doctor at one branch; `date` is the branch's, every day of the range is listed. */
export const availabilitySchema = z.object({
  data: z.array(z.object({ date: z.string(), slots: z.array(slot) })),
  meta: z.object({
    timeZone: z.string(),
    slotMinutes: z.number(),
    nextFree: slot.nullable(),
    callLines: callLinesSchema,
  }),
});

/** The first free time of each doctor over all branches; doctors without one are left out. */
export const nextFreeSchema = z.object({
  data: z.array(
    z.object({
      doctor: z.string(),
      branch: z.string(),
      startsAt: instant,
      endsAt: instant,
      timeZone: z.string(),
    }),
  ),
});

export type Availability = z.infer<typeof availabilitySchema>;
export type NextFree = z.infer<typeof nextFreeSchema>['data'][number];
