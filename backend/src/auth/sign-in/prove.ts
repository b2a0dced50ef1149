import { withCode } from '../../contract/second-factor';
import type { Given } from '../../platform/call';
import { deviceOf, knownDevices } from '../accounts/known-device';
import type { Account } from '../accounts/users';
import { hasFactor } from '../second-factor/factor-rows';
import { spendAnyCode } from '../second-factor/recovery-codes';
import { refuseField } from './refuse-field';

export type OfAccount = Given<unknown> & { account: Account };

/** Returns the key that counts wrong codes; the owner's own device is counted apart, and stays in. */
function codeKey({ ctx, account }: OfAccount): string {
  const device = deviceOf(ctx);
  const isKnown = device !== null && knownDevices().knows({ device, account: account.email });
  return isKnown ? `${account.documentId} ${device.id}` : account.documentId;
}

/** Runs what proves a code, counted as a try until it has. @throws ValidationError for a wrong one */
export async function proveCode<Proof>(
  given: OfAccount,
  prove: (code: string) => Promise<Proof | null>,
): Promise<Proof> {
  const { code } = withCode.safeParse(given.data).data ?? refuseField('code', 'wrong');
  const { signInThrottle } = given.services;
  const proof = await signInThrottle.proveCode(given.ctx, codeKey(given), () => prove(code));
  return proof ?? refuseField('code', 'wrong');
}

/** Uses up a code of the account's authenticator, or a recovery code. @throws ValidationError for a wrong one */
export async function proveOwnCode(given: OfAccount): Promise<void> {
  const account = given.account.documentId;
  await proveCode(given, async (code) => (await spendAnyCode(given.db, { account, code })) || null);
}

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
