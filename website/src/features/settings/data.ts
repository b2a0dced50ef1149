import 'server-only';
import { type ClinicSettings, clinicSettingsAnswer } from '@/contract/clinic-settings';
import { backendRequest } from '@/lib/backend/client';
import { BackendError, isGone } from '@/lib/backend/errors';

/** The booking settings with their bounds; null before an editor has filled them in. Managers only. @throws BackendError */
export async function getClinicSettings({ token }: { token: string }): Promise<ClinicSettings | null> {
  try {
    const answer = await backendRequest({ method: 'GET', path: '/booking-settings/desk', token });
    return clinicSettingsAnswer.parse(answer).data;
  } catch (error) {
    if (error instanceof BackendError && isGone(error)) return null;
    throw error;
  }
}
