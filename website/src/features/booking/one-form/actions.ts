'use server';

import { publicAction } from '@/lib/guard/public';
import { plainBookingForm } from './mutations';

/** Address to which the one-page form leads: the same page with its result, or the confirmation. */
export const plainBookingAction = publicAction(plainBookingForm);
