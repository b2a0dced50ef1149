import { day, defineAddress } from '@/lib/address/address';

/** The counts of page views; null where the page chooses. */
export const visitsAddress = defineAddress('/admin/visits', { from: day, to: day });
