import { day, defineAddress } from '@/lib/address/address';

export const pageViewsAddress = defineAddress('/admin/visits', { from: day, to: day });
