'use server';

import { redirect } from 'next/navigation';
import { publicAction } from '@/lib/guard/public';
import { bookingForm } from './mutations';
import type { FormState } from './state';

/**
 * Where the form lands in a browser without script: the same page again with what came of it, or the
 * confirmation. With script it goes to booking/request, which a new build or a cut line cannot break.
 */
export const requestAppointmentAction = publicAction({
  ...bookingForm,
  handle: async (sent): Promise<FormState> => {
    const state = await bookingForm.handle(sent);
    if (state.status === 'booked') redirect(state.href);
    return state;
  },
});
