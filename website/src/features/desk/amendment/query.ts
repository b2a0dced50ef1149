import 'server-only';
import type { Locale } from 'next-intl';
import type { AppointmentDetail } from '@/contract/appointment';
import { getAppointment } from '@/features/desk/appointments/data';
import { listOrganisations, type Organisation } from '@/features/site/organisations/data';

/** Returns what the form is drawn from: the appointment, and whose cards its branch accepts; null when there is none. @throws BackendError */
export async function readAmendment(
  token: string,
  locale: Locale,
  id: string,
): Promise<{ file: AppointmentDetail; organisations: Organisation[] } | null> {
  const file = await getAppointment(token, id);
  if (!file) return null;
  const organisations = await listOrganisations(locale, file.branch.documentId);
  return { file, organisations };
}
