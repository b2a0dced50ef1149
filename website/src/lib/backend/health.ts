import 'server-only';
import { type HealthCheck, health } from '@/contract/health';
import { getEnvironment } from '../process/env';

const TIMEOUT_MS = 3000;

/** Returns the health of the backend as one check of the website; `failed` also if it does not answer. */
export async function readBackendCheck(): Promise<HealthCheck> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(`${getEnvironment().BACKEND_URL}/health/ready`, { signal, cache: 'no-store' });
    const { status } = health.parse(await answer.json());
    return status === 'ready' ? 'ok' : status === 'degraded' ? 'warning' : 'failed';
  } catch {
    return 'failed';
  }
}
