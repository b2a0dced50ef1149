import { z } from 'zod';

/** Latest changes of content by noun (epoch ms of the backend); later changes are always higher. */
export const contentChanges = z.object({ data: z.record(z.string(), z.number()) });
