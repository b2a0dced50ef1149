import { z } from 'zod';
import { optionalLines } from './line-schema';

export const REVIEW_LENGTH = 600;

/** Review of a visit: stars, and words if there are any. */
export const reviewRequest = z.strictObject({
  rating: z.number().int().min(1).max(5),
  text: optionalLines(REVIEW_LENGTH),
});
export type ReviewRequest = z.input<typeof reviewRequest>;
