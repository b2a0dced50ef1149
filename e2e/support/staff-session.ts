import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { createAccount, tokenOf } from './accounts';
import { environment } from './environment';

/** Has the browser hold the session of a new account, as the website would keep it; whoever was signed in is out. */
export async function enterAs({
  role,
  context,
  request,
}: {
  role: 'call_centre' | 'reception' | 'staff' | 'manager';
  context: BrowserContext;
  request: APIRequestContext;
}): Promise<void> {
  const token = await tokenOf({ request, account: await createAccount({ request, role }) });
  await context.addCookies([{ name: 'staff', value: token, url: environment.siteUrl, httpOnly: true }]);
}
