import 'server-only';
import type { ConsentPurpose } from '@/contract/consent';
import { backendRequest } from '@/lib/backend/client';
import type { StaffToken } from '@/lib/backend/token';

export async function withdrawConsent({
  token,
  id,
  purpose,
}: {
  token: StaffToken;
  id: string;
  purpose: ConsentPurpose;
}): Promise<void> {
  const path = `/appointments/${encodeURIComponent(id)}/withdrawal`;
  await backendRequest({ method: 'POST', path, token, body: { data: { purpose } } });
}
