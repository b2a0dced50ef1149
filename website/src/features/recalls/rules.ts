import { defineAddress, pageNumber, pageSize } from '@/lib/address';

/** In how many months people are mostly asked to come again. */
export const USUAL_MONTHS = [1, 3, 6, 12] as const;

/** The patients who are to come again. */
export const recallsAddress = defineAddress('/admin/recalls', { page: pageNumber, size: pageSize });
