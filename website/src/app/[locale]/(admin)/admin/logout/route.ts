import { z } from 'zod';
import { dropSession, readTokens } from '@/features/account/session/cookie-session';
import { accountPath, loginPath } from '@/features/account/session/rules';
import { renew } from '@/features/account/session/session';
import { staffSearches } from '@/features/desk/appointments/session';
import { seeOther } from '@/lib/address/see-other';
import { endSession } from '@/lib/backend/accounts';
import { nullIfUnavailable } from '@/lib/backend/errors';
import { publicRoute } from '@/lib/guard/public';

/** Ends the session here and at the backend, and has the browser forget the data of these pages. */
export const POST = publicRoute({
  schema: z.object({ scope: z.enum(['all', 'here']).catch('here') }),
  refused: ({ locale }) => seeOther(accountPath(locale, 'profile')),
  handle: async ({ input: { scope }, locale }) => {
    const isEverywhere = scope === 'all';
    // Signing out here must work also while the backend does not.
    await nullIfUnavailable(async () => {
      const token = (await readTokens()).access ?? (await renew());
      if (token) await endSession(token, isEverywhere);
    });
    await dropSession();
    await staffSearches.drop();
    const answer = seeOther(loginPath({ locale, why: isEverywhere ? 'everywhere' : undefined }));
    answer.headers.set('Clear-Site-Data', '"cache", "storage"');
    return answer;
  },
});
