import { z } from 'zod';

/** Refuses years that nobody means: after the last day of 9999, and before the first of 0, dates are written otherwise. */
const YEARS = /^(?![03-9])/;

/** A moment: ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true });
/** The same, read as epoch milliseconds. */
export const epoch = instant.regex(YEARS).transform((text) => Date.parse(text));
/** A calendar date that is asked for. */
export const askedDay = z.iso.date().regex(YEARS);
