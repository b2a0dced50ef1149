import 'server-only';
import { backendRequest } from '@/lib/backend/client';
import type { StaffToken } from '@/lib/backend/token';

/** The patient of a canceled appointment was told by phone. @throws BackendError */
export async function noteTold({ token, id }: { token: StaffToken; id: string }): Promise<void> {
  const path = `/appointments/${encodeURIComponent(id)}/told`;
  await backendRequest({ method: 'POST', path, token, body: { data: {} } });
}
