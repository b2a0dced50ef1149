import { spreadsheetRoute } from '@/features/account/file-guards';
import { importsAddress } from '@/features/imports/address';
import { readRowsToMend } from '@/features/imports/query';

/** What is to be mended of an import. */
export const GET = spreadsheetRoute(
  'to-mend',
  importsAddress,
  async ({ session: { token }, locale, filter: { id } }) =>
    id === null ? null : readRowsToMend(token, id, locale),
);
