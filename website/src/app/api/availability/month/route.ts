import { type NextRequest, NextResponse } from 'next/server';
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
import { errorBody } from '@/lib/request/error-answer';
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

const NO_STORE = { 'Cache-Control': 'no-store' };

/** One month of free times for the booking calendar, in words. 400, 404, 429 with Retry-After, or 503. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  const query = querySchema.safeParse(parseQuery(request.nextUrl.search));
  if (!query.success) return refuse({ status: 400, error: 'BadQuery' });
  const { locale, doctor, service, month, moved } = query.data;
  try {
    const [catalogue, setting] = await Promise.all([getCatalogue(locale), getBookingSetting(locale)]);
    const branch = catalogue.branches.find((one) => one.id === query.data.branch);
    if (!branch) return refuse({ status: 404, error: 'NotFound' });
    const { horizonDays } = setting;
    const [visitor, holdKey, opened] = await Promise.all([
      getVisitorAddress(),
      readHoldKey(),
      moved ? readOpenedAppointment(moved) : null,
    ]);
    if (opened === 'failed') return refuse({ status: 503, error: 'Unavailable' });
    const taken = opened ? datesOfOthers(opened.appointment.series, moved ?? '').before : [];
    const asked = { locale, doctor, branch, service, month, horizonDays };
    const view = await getMonthView({ ...asked, visitor, holdKey, taken });
    return NextResponse.json(view, { headers: NO_STORE });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.status === 404 || error.status === 400) return refuse({ status: 404, error: 'NotFound' });
    if (error.status !== 429) return refuse({ status: 503, error: 'Unavailable' });
    return refuse({ status: 429, error: 'TooMany', retryAfter: error.retryAfterSeconds ?? 60 });
  }
}

function refuse(answer: { status: number; error: string; retryAfter?: number }): NextResponse {
  const { status, error, retryAfter } = answer;
  const headers = retryAfter ? { ...NO_STORE, 'Retry-After': String(retryAfter) } : NO_STORE;
  return NextResponse.json(errorBody({ error }), { status, headers });
}
