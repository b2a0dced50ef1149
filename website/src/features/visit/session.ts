import 'server-only';
import type { OwnAppointment } from '@/contract/appointment';
import { getVisit } from '@/features/appointments/data';
import { readManageKey } from '@/features/booking/session';
import { BackendError } from '@/lib/backend/errors';
import { getVisitorAddress } from '@/lib/visitor';

/** A visit this browser has opened; `null` when it has not, `failed` when the backend cannot say. */
export type OpenedVisit = { visit: OwnAppointment; manageKey: string } | null | 'failed';

/** Reads the visit with the key this browser keeps. */
export async function readOpenedVisit(bookingNumber: string): Promise<OpenedVisit> {
  const manageKey = await readManageKey(bookingNumber);
  if (manageKey === null) return null;
  try {
    const visit = await getVisit({ bookingNumber, manageKey, visitor: await getVisitorAddress() });
    return visit && { visit, manageKey };
  } catch (error) {
    if (error instanceof BackendError) return 'failed';
    throw error;
  }
}
