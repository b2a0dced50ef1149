import 'server-only';
import { type ClinicSettings, clinicSettingsAnswer, type SettingsChange } from '@/contract/clinic-settings';
import { type FieldError, parseRefusal } from '@/contract/refusals';
import { findAnswer, sendOr } from '@/lib/backend/calls';
import type { BackendError } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

/** The booking settings with their bounds; null before an editor has filled them in. Managers only. @throws BackendError */
export async function getClinicSettings({ token }: { token: string }): Promise<ClinicSettings | null> {
  return (await findAnswer(clinicSettingsAnswer, { path: '/booking-settings/desk', token }))?.data ?? null;
}

/** Changes settings as read at a version, by the checks of the editor's form. @throws BackendError but for refusals. */
export function changeSettings(
  token: ManagerToken,
  path: '/booking-settings/desk' | '/message-texts/desk',
  data: SettingsChange,
) {
  return sendOr({ method: 'PUT', path, data, token }, 'saved', readRefusal);
}

function readRefusal(error: BackendError): 'conflict' | FieldError[] | null {
  const refusal = parseRefusal(error);
  if (refusal?.name === 'VersionConflictError') return 'conflict';
  return refusal?.name === 'ValidationError' ? refusal.details.errors : null;
}
