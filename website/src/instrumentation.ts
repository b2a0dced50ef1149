/** Runs once when the server starts: a wrong setting stops it here, not at the first visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getEnvironment } = await import('./lib/env');
  getEnvironment();
  if (process.env.NODE_ENV === 'production') return;
  const { settleVisitorAddresses } = await import('./lib/trusted-proxies');
  settleVisitorAddresses(process.env.TRUSTED_PROXIES ?? '');
}

/** Next calls this with every error of an answer before it is sent. */
export async function onRequestError(
  error: unknown,
  _request: unknown,
  { routeType }: { routeType: string },
): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !['action', 'render'].includes(routeType)) return;
  const { isOfMalformedForm, tellMalformedForm } = await import('./lib/malformed-forms');
  if (isOfMalformedForm(error)) tellMalformedForm();
}
