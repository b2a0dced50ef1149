'use server';

import { redirect } from 'next/navigation';
import { publicAction } from '@/lib/guard/public';
import { bookingForm } from './mutations';
import type { FormState } from './state';

/** Answers the form without script; with script it goes to booking/request, which a new build cannot break. */
export const requestAppointmentAction = publicAction({
  ...bookingForm,
  handle: async (sent): Promise<FormState> => {
    const state = await bookingForm.handle(sent);
    if (state.status === 'booked') redirect(state.href);
    return state;
  },
});
