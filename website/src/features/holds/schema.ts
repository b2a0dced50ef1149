import { z } from 'zod';

const documentId = z.string().regex(/^[a-z0-9]{24}$/);

/** What a browser asks the website to hold. Ids are document ids, `startsAt` an ISO instant in UTC. */
export const wantedTimeSchema = z.object({
  locale: z.enum(['en', 'ar']),
  doctor: documentId,
  branch: documentId,
  service: documentId,
  startsAt: z.iso.datetime(),
});
export type WantedTime = z.infer<typeof wantedTimeSchema>;
