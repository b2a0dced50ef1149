import 'server-only';
import { type ClinicSettings, clinicSettingsAnswer, type SettingsChange } from '@/contract/clinic-settings';
import { type FieldError, parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { BackendError, isGone, orRefusal } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

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

export type ChangeOutcome =
  | { kind: 'saved' }
  | { kind: 'conflict' }
  | { kind: 'invalid'; errors: FieldError[] };

/** Changes settings as read at a version, by the checks of the editor's form; throws BackendError but for refusals. */
export async function changeSettings(
  token: ManagerToken,
  path: '/booking-settings/desk' | '/message-texts/desk',
  change: SettingsChange,
): Promise<ChangeOutcome> {
  return await orRefusal<ChangeOutcome, ChangeOutcome>(
    async () => {
      await backendRequest({ method: 'PUT', path, body: { data: change }, token });
      return { kind: 'saved' };
    },
    (error) => {
      const refusal = parseRefusal(error);
      if (refusal?.name === 'VersionConflictError') return { kind: 'conflict' };
      return refusal?.name === 'ValidationError' ? { kind: 'invalid', errors: refusal.details.errors } : null;
    },
  );
}
