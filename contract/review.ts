import { z } from 'zod';
import { optionalLines } from './line-schema';

export const REVIEW_LENGTH = 600;

export const reviewRequest = z.strictObject({
  rating: z.number().int().min(1).max(5),
  text: optionalLines(REVIEW_LENGTH),
});
export type ReviewRequest = z.input<typeof reviewRequest>;
