import { defineAddress, pageNumber, pageSize } from '@/lib/address/address';

export const recallsAddress = defineAddress('/admin/recalls', { page: pageNumber, size: pageSize });
export type RecallFilter = ReturnType<typeof recallsAddress.read>;
