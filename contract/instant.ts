import { z } from 'zod';

/** A moment: ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true });
/** The same, read as epoch milliseconds. */
export const epoch = instant.transform((text) => Date.parse(text));
