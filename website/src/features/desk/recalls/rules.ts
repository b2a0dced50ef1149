/** Months after which people are mostly asked to come again. */
export const USUAL_MONTHS = [1, 3, 6, 12] as const;
