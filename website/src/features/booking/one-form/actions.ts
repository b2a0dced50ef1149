'use server';

import { publicAction } from '@/lib/guard/public';
import { plainBookingForm } from './mutations';

/** Where the one-page form lands: the same page with what came of it, or the confirmation. */
export const plainBookingAction = publicAction(plainBookingForm);
