import { defineAddress, pageNumber, pageSize } from '@/lib/address/address';

export const workListAddress = defineAddress('/admin/work-list', { page: pageNumber, size: pageSize });
export type WorkFilter = ReturnType<typeof workListAddress.read>;
