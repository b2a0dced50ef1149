import type { APIRequestContext } from '@playwright/test';
import { createAccount, tokenOf } from './accounts';
import { environment } from './environment';

/** Has a manager change booking settings; for files with a world of their own, where nobody else books. */
export async function changeSettings(
  request: APIRequestContext,
  values: Record<string, string>,
): Promise<void> {
  const token = await tokenOf({ request, account: await createAccount({ request, role: 'manager' }) });
  const headers = { Authorization: `Bearer ${token}` };
  const url = `${environment.backendUrl}/api/booking-settings/desk`;
  const { version } = (await (await request.get(url, { headers })).json()).data;
  const answer = await request.put(url, { headers, data: { data: { version, language: 'en', values } } });
  if (!answer.ok()) throw new Error(`Settings answered ${answer.status()}: ${await answer.text()}`);
}
