import { z } from 'zod';
import { documentId } from '@/contract/document-id';

/** What a browser may ask for: one doctor at one branch, at most a week. */
export const availabilityQuery = z.object({
  doctor: documentId,
  branch: documentId,
  service: documentId.optional(),
  from: z.iso.date(),
  days: z.coerce.number().int().min(1).max(7),
});

/** What a browser may ask the first free times of all doctors for. */
export const nextFreeQuery = z.object({
  branch: documentId.optional(),
  service: documentId.optional(),
});
