import { hasFactor } from '../second-factor/factor-rows';
import { type OfAccount, proveOwnCode } from './prove-code';
import { refuseField } from './refuse-field';

/** Compares a password with the account's own; tries are counted. @throws ValidationError for another one */
export async function provePassword({ ctx, services, account }: OfAccount, password: string): Promise<void> {
  const prove = () => services.passwords.check({ password, hash: account.password });
  const isOwn = await services.signInThrottle.proveOwn(ctx, account.documentId, prove);
  if (!isOwn) refuseField('password', 'wrong');
}

/** Asks for a code, or the password where there is no second factor, before what cannot be undone; throws ValidationError. */
export async function proveAgain(given: OfAccount & { proof: string }): Promise<void> {
  const { db, account, proof } = given;
  if (await hasFactor(db, account.documentId)) await proveOwnCode({ ...given, data: { code: proof } });
  else await provePassword(given, proof);
}
