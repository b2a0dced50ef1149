import 'server-only';
import type { ConsentPurpose } from '@/contract/consent';
import { send } from '@/lib/backend/calls';
import type { StaffToken } from '@/lib/backend/token';

export async function withdrawConsent(
  token: StaffToken,
  { id, purpose }: { id: string; purpose: ConsentPurpose },
): Promise<void> {
  await send({ path: `/appointments/${encodeURIComponent(id)}/withdrawal`, token, data: { purpose } });
}
