import { day, defineAddress, id } from '@/lib/address/address';

/** The day at the reception: null where the page chooses, or all; dates by the clock of the branch. */
export const todayAddress = defineAddress('/admin/today', { branch: id, doctor: id, date: day });
export type TodayView = ReturnType<typeof todayAddress.read>;

/** The times that are left for whoever stands at the desk. */
export const walkInAddress = defineAddress('/admin/today/walk-in', { branch: id });

/** The waiting room's screen. */
export const screenAddress = defineAddress('/admin/today/screen', { branch: id });

/** The code at the door, by which patients check in. */
export const doorAddress = defineAddress('/admin/today/door', { branch: id });
