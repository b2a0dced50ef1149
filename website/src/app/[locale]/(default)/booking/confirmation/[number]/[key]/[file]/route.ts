import type { Params } from '@/app/params';
import { isBookingNumber } from '@/contract/booking-number';
import {
  APPOINTMENT_FILES,
  type AppointmentFileName,
  getAppointmentFile,
} from '@/features/booking/appointment/data';
import { readManageKey } from '@/features/booking/booked/session';
import { isLocale, localePath } from '@/i18n/routing';
import { nullIfUnavailable } from '@/lib/backend/errors';

type Context = Params<'locale' | 'number' | 'key' | 'file'>;

function isFile(name: string): name is AppointmentFileName {
  return Object.hasOwn(APPOINTMENT_FILES, name);
}

/**
 * Gives an appointment as a file that programs download by themselves: its key lasts a quarter of an hour, after that the
 * cookie of the browser that opened the booking counts. Whoever has neither is led to the page of the booking.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, number: bookingNumber, key: fileKey, file } = await params;
  if (!isLocale(locale) || !isBookingNumber(bookingNumber) || !isFile(file)) {
    return new Response(null, { status: 404 });
  }
  const manageKey = await readManageKey(bookingNumber);
  const body = await nullIfUnavailable(() =>
    getAppointmentFile({ bookingNumber, fileKey, manageKey, file, locale }),
  );
  if (body === null) {
    const location = localePath({ locale, path: `/booking/confirmation/${bookingNumber}` });
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  }
  const { type, isShown } = APPOINTMENT_FILES[file];
  const name = `appointment-${bookingNumber}.${file.split('.')[1]}`;
  return new Response(body, {
    headers: {
      'content-type': type,
      // iPhones offer to add a calendar entry that is shown; one that is saved ends up among the files.
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  });
}
