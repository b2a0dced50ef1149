import 'server-only';
import { type SystemStatus, systemStatusAnswer } from '@/contract/system-status';
import { readAnswer } from '@/lib/backend/calls';

export async function getSystemStatus({ token }: { token: string }): Promise<SystemStatus> {
  return (await readAnswer(systemStatusAnswer, { path: '/system-status', token })).data;
}
