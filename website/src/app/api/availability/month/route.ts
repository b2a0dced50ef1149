import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { isBookingNumber } from '@/contract/booking-number';
import { documentId } from '@/contract/document-id';
import { datesOfOthers } from '@/features/booking/appointment/series-rules';
import { readOpenedAppointment } from '@/features/booking/booked/session';
import { getBookingSetting, getCatalogue } from '@/features/booking/choices/data';
import { readHoldKey } from '@/features/booking/holds/session';
import { getMonthView } from '@/features/booking/times/data';
import { routing } from '@/i18n/routing';
import { parseQuery } from '@/lib/address/query-string';
import { BackendError } from '@/lib/backend/errors';
import { MADE_PER_VISIT } from '@/lib/cache/made-per-request';
import { errorAnswer } from '@/lib/request/error-answer';
import { getVisitorAddress } from '@/lib/request/visitor';

const querySchema = z.object({
  locale: z.enum(routing.locales),
  doctor: documentId,
  branch: documentId,
  service: documentId,
  /** The visit of a series that is moved, whose other days are not offered. */
  moved: z.string().refine(isBookingNumber).optional(),
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
});

/** One month of free times for the booking calendar, in words. 400, 404, 429 with Retry-After, or 503. */
export async function GET(request: NextRequest): Promise<Response> {
  const query = querySchema.safeParse(parseQuery(request.nextUrl.search));
  if (!query.success) return errorAnswer(400, 'BadQuery');
  const { locale, doctor, service, month, moved } = query.data;
  try {
    const [catalogue, setting] = await Promise.all([getCatalogue(locale), getBookingSetting(locale)]);
    const branch = catalogue.branches.find((one) => one.id === query.data.branch);
    if (!branch) return errorAnswer(404, 'NotFound');
    const { horizonDays } = setting;
    const [visitor, holdKey, opened] = await Promise.all([
      getVisitorAddress(),
      readHoldKey(),
      moved ? readOpenedAppointment(moved) : null,
    ]);
    if (opened === 'failed') return errorAnswer(503, 'Unavailable');
    const taken = opened ? datesOfOthers(opened.appointment.series, moved ?? '').before : [];
    const asked = { locale, doctor, branch, service, month, horizonDays };
    const view = await getMonthView({ ...asked, visitor, holdKey, taken });
    return Response.json(view, { headers: { 'Cache-Control': MADE_PER_VISIT } });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.status === 404 || error.status === 400) return errorAnswer(404, 'NotFound');
    if (error.status !== 429) return errorAnswer(503, 'Unavailable');
    return errorAnswer(429, 'TooMany', { 'Retry-After': String(error.retryAfterSeconds ?? 60) });
  }
}
