import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { withCode } from '../../contract/second-factor';
import { servicesOf } from '../../platform/services';
import { readIssuer } from '../accounts/clinic-names';
import { beginSetup } from '../second-factor/factor-rows';
import { finishSetup, spendAnyCode } from '../second-factor/recovery-codes';
import type { Step } from '../second-factor/tickets';
import { enrolment } from '../second-factor/totp';
import type { EditorAccount } from './editor-step';

export interface AskedStep {
  status: 400 | 403;
  error: { name: string; message: string; details: object };
}

interface Stepping {
  strapi: Core.Strapi;
  account: EditorAccount;
  step: Step;
}

/** Asks for a code; where there is no authenticator yet, with what one is given. */
async function askFor({ strapi, account, step }: Stepping): Promise<AskedStep> {
  const message = 'A second factor is needed to sign in';
  const db = strapi.db.connection;
  const secret = step === 'setup' ? await beginSetup(db, account.documentId, Date.now()) : null;
  const details =
    secret === null
      ? { step: 'enter' }
      : { step, ...enrolment({ secret, email: account.email, issuer: await readIssuer(strapi) }) };
  return { status: 403, error: { name: 'EditorStepError', message, details } };
}

/** Returns the new recovery codes of a setup, none for another right code; null for a wrong one. */
async function proveCode({ strapi, account, step }: Stepping, code: string): Promise<string[] | null> {
  const given = { account: account.documentId, code };
  if (step === 'setup') return finishSetup(strapi, given);
  return (await spendAnyCode(strapi.db.connection, given)) ? [] : null;
}

interface Given extends Stepping {
  body: unknown;
  ctx: { set: (header: string, value: string) => void };
}

/** Takes the editor's second step, giving new recovery codes or what is asked instead; throws RateLimitError. */
export async function takeStep({ body, ctx, ...stepping }: Given): Promise<string[] | AskedStep> {
  const typed = withCode.safeParse(body).data;
  if (!typed) return askFor(stepping);
  const { signInThrottle } = servicesOf(stepping.strapi);
  const key = `editor ${stepping.account.documentId}`;
  const codes = await signInThrottle.proveCode(ctx, key, () => proveCode(stepping, typed.code));
  const error = { name: 'EditorCodeError', message: 'This code is wrong', details: {} };
  return codes ?? { status: 400, error };
}

/** Refuses like Strapi refuses a wrong password. @throws ApplicationError */
export function refusePassword(): never {
  throw new errors.ApplicationError('Invalid credentials');
}
