import { defineAddress, pageNumber, pageSize } from '@/lib/address/address';

/** The work list of the call centre. */
export const workListAddress = defineAddress('/admin/work-list', { page: pageNumber, size: pageSize });
