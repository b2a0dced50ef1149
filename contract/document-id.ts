import { z } from 'zod';

/** The key of an entry in all calls. */
export const documentId = z.string().regex(/^[a-z0-9]{24}$/);
