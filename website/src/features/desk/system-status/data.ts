import 'server-only';
import { type SystemStatus, systemStatusAnswer } from '@/contract/system-status';
import { backendRequest } from '@/lib/backend/client';

export async function getSystemStatus({ token }: { token: string }): Promise<SystemStatus> {
  const answer = await backendRequest({ method: 'GET', path: '/system-status', token });
  return systemStatusAnswer.parse(answer).data;
}
