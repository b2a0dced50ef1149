import { day, defineAddress } from '@/lib/address/address';

export const visitsAddress = defineAddress('/admin/visits', { from: day, to: day });
