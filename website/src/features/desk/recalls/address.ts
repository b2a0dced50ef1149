import { defineAddress, pageNumber, pageSize } from '@/lib/address/address';

/** The patients who are to come again. */
export const recallsAddress = defineAddress('/admin/recalls', { page: pageNumber, size: pageSize });
