import { z } from 'zod';
import { holdRequest } from '@/contract/availability';
import { documentId } from '@/contract/document-id';

/** Hold that a browser asks for. Ids are document ids, `startsAt` an ISO instant in UTC. */
export const wantedTimeSchema = holdRequest
  .extend({ locale: z.enum(['en', 'ar']), service: documentId, startsAt: z.iso.datetime() })
  .strip();
export type WantedTime = z.infer<typeof wantedTimeSchema>;
