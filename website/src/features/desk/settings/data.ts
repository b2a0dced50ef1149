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
  return await sendOr({ method: 'PUT', path, data: change, token }, { kind: 'saved' }, readRefusal);
}

function readRefusal(error: BackendError): ChangeOutcome | null {
  const refusal = parseRefusal(error);
  if (refusal?.name === 'VersionConflictError') return { kind: 'conflict' };
  return refusal?.name === 'ValidationError' ? { kind: 'invalid', errors: refusal.details.errors } : null;
}
