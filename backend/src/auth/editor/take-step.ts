import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { withCode } from '../../contract/second-factor';
import { inTransaction } from '../../platform/database';
import { servicesOf } from '../../platform/services';
import { readIssuer } from '../accounts/clinic-names';
import { acceptCode, beginSetup } from '../second-factor/factor-rows';
import { makeRecoveryCodes, spendRecoveryCode } from '../second-factor/recovery-codes';
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

async function isRight({ strapi, account, step, code }: Stepping & { code: string }) {
  const db = strapi.db.connection;
  const given = { account: account.documentId, code };
  const now = Date.now();
  if (step === 'setup')
    return inTransaction(strapi, async (trx) =>
      (await acceptCode({ db: trx, now }, { ...given, isSetup: true }))
        ? makeRecoveryCodes(trx, given.account, now)
        : null,
    );
  const isGood = /^\d{6}$/.test(code)
    ? await acceptCode({ db, now }, { ...given, isSetup: false })
    : await spendRecoveryCode(db, given);
  return isGood ? [] : null;
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
  await signInThrottle.countCode({ ctx, key });
  const codes = await isRight({ ...stepping, code: typed.code });
  if (codes === null)
    return { status: 400, error: { name: 'EditorCodeError', message: 'This code is wrong', details: {} } };
  await signInThrottle.forgiveCodes(key);
  return codes;
}

/** Refuses like Strapi refuses a wrong password. @throws ApplicationError */
export function refusePassword(): never {
  throw new errors.ApplicationError('Invalid credentials');
}
