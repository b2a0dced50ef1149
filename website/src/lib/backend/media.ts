import { z } from 'zod';

/** The parts of a media entry that pages use. */
export const mediaSchema = z.object({
  url: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  alternativeText: z.string().nullish(),
  /** Point that has to stay in sight where a picture is cut, in percent from the left and from the top. */
  focalPoint: z.object({ x: z.number(), y: z.number() }).nullish(),
});
