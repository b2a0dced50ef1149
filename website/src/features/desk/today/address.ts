import { day, defineAddress, id } from '@/lib/address/address';

/** The day at the reception: null where the page chooses, or all; dates by the clock of the branch. */
export const todayAddress = defineAddress('/admin/today', { branch: id, doctor: id, date: day });
export type TodayView = ReturnType<typeof todayAddress.read>;

export const walkInAddress = defineAddress('/admin/today/walk-in', { branch: id });

export const screenAddress = defineAddress('/admin/today/screen', { branch: id });

export const doorAddress = defineAddress('/admin/today/door', { branch: id });
