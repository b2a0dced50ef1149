import { z } from 'zod';

/**
 * What the website asks the backend for: of each noun whose content ever changed for visitors, when it last did, in epoch
 * milliseconds of the backend. A later change has a higher number, whatever the clocks say.
 */
export const contentChanges = z.object({ data: z.record(z.string(), z.number()) });
export type ContentChanges = z.output<typeof contentChanges>;
