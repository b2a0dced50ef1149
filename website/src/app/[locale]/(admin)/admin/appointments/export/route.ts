import { spreadsheetRoute } from '@/features/account/session/file-guards';
import { appointmentsAddress } from '@/features/desk/appointments/address';
import { appointmentRows } from '@/features/desk/appointments/query';
import { staffSearches } from '@/features/desk/appointments/session';

export const GET = spreadsheetRoute(
  'appointments',
  appointmentsAddress,
  async ({ session, locale, filter }) => {
    const text = filter.search ? await staffSearches.read(filter.search) : null;
    // Without the text it would be a file of everybody; the list says that it has to be typed again.
    if (filter.search && text === null) return null;
    return appointmentRows(locale, { token: session.token, filter, text });
  },
);
