import { spreadsheetRoute } from '@/features/account/session/file-guards';
import { importsAddress } from '@/features/desk/imports/address';
import { readRowsToMend } from '@/features/desk/imports/query';

export const GET = spreadsheetRoute(
  'to-mend',
  importsAddress,
  async ({ session: { token }, locale, filter: { id } }) =>
    id === null ? null : readRowsToMend(token, id, locale),
);
