import { bookingForm } from '@/features/booking/details/mutations';
import { publicRoute } from '@/lib/guard/public';

/** Takes the booking form with script: always an answer the form can show, never a page. */
export const POST = publicRoute(bookingForm);
