import 'server-only';
import type { AppointmentDetail } from '@/contract/appointment';
import { getAppointment } from '@/features/appointments/data';
import { BackendError } from '@/lib/backend/errors';

/** The appointment to open beside a list; null where none is asked for or it cannot be read: the list itself says what is wrong. */
export async function findBeside({
  token,
  id,
}: {
  token: string;
  id: string | null;
}): Promise<AppointmentDetail | null> {
  if (id === null) return null;
  try {
    return await getAppointment({ token, id });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return null;
  }
}
