import { isOfMalformedForm, tellMalformedForm } from '@/lib/request/malformed-forms';

/** Runs once when the server starts: a wrong setting stops it here, not at the first visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getEnvironment } = await import('@/lib/process/env');
  getEnvironment();
  const { passRequestIds } = await import('./lib/backend/pass-request-id');
  passRequestIds();
  if (process.env.NODE_ENV === 'production') return;
  const { nameRequests } = await import('@/lib/request/name-requests');
  nameRequests(process.env.TRUSTED_PROXIES ?? '');
}

/** Next calls this with every error of an answer before it is sent. */
export function onRequestError(error: unknown): void {
  // At once: the status is on its way when this has waited for anything.
  if (isOfMalformedForm(error)) tellMalformedForm();
}
