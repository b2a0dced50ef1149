import 'server-only';
import type { SettingsChange } from '@/contract/clinic-settings';
import { type FieldError, parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { orRefusal } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

export type ChangeOutcome =
  | { kind: 'saved' }
  | { kind: 'conflict' }
  | { kind: 'invalid'; errors: FieldError[] };

/**
 * Changes what was read as a version; the backend judges it by the checks of the editor's form.
 * @param path of the settings in question
 * @throws BackendError for everything but an expected refusal.
 */
export async function changeSettings({
  token,
  path,
  change,
}: {
  token: ManagerToken;
  path: '/booking-settings/desk' | '/message-texts/desk';
  change: SettingsChange;
}): Promise<ChangeOutcome> {
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
