import { z } from 'zod';

/** When content of each noun last changed for visitors (epoch ms of the backend); later changes are always higher. */
export const contentChanges = z.object({ data: z.record(z.string(), z.number()) });
export type ContentChanges = z.output<typeof contentChanges>;
