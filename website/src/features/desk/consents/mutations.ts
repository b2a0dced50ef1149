import 'server-only';
import type { ConsentPurpose } from '@/contract/consent';
import { send } from '@/lib/backend/calls';
import type { StaffToken } from '@/lib/backend/token';

export function withdrawConsent(token: StaffToken, id: string, purpose: ConsentPurpose) {
  return send({ path: `/appointments/${encodeURIComponent(id)}/withdrawal`, token, data: { purpose } });
}
