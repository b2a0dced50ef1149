import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { registration, registrationAnswer } from '../../contract/account';
import { BY_PASSWORD } from '../../contract/roles';
import { call, everybody } from '../../platform/call';
import { isUniqueViolation, newDocumentId } from '../../platform/database';
import { answer } from '../../platform/reply';
import { servicesOf } from '../../platform/services';
import { accountMail, postAccountMail } from '../accounts/account-mail';
import { readClinicNames } from '../accounts/clinic-names';
import { passwordFault } from '../accounts/password-rules';
import { type Account, findAccount, USER } from '../accounts/users';
import { issueSessionOrChallenge } from './issue-session';
import { refuseField } from './refuse-field';

/** Message in Strapi's own words. */
const CLOSED = 'Register action is currently disabled';

/** Strapi's screens store whatever they are sent; while that cannot be read, nobody registers. */
const switches = z
  .object({
    allow_register: z.boolean(),
    email_confirmation: z.boolean().default(false),
    // No editor makes staff by it.
    default_role: z.literal('authenticated'),
  })
  .catch({ allow_register: false, email_confirmation: false, default_role: 'authenticated' });

async function readSwitches(strapi: Core.Strapi): Promise<z.infer<typeof switches>> {
  return switches.parse(
    await strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' }).get({}),
  );
}

/** Tells whether people may make an account by themselves; switched in Strapi's screens, off at first. */
export async function isRegistrationOpen(strapi: Core.Strapi): Promise<boolean> {
  return (await readSwitches(strapi)).allow_register;
}

async function create(
  strapi: Core.Strapi,
  given: z.infer<typeof registration>,
  { isConfirmed, role }: { isConfirmed: boolean; role: string },
): Promise<Account | null> {
  const documentId = newDocumentId();
  const { username = given.email, email, password } = given;
  const owner = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: role } });
  if (!owner) throw new errors.ApplicationError(CLOSED);
  const hash = await servicesOf(strapi).passwords.hash(password);
  const taken = await findAccount(strapi, { $or: [{ email }, { username }, { username: email }] });
  if (taken) return null;
  try {
    await strapi.db.query(USER).create({
      data: {
        documentId,
        username,
        email,
        password: hash,
        provider: BY_PASSWORD,
        confirmed: isConfirmed,
        blocked: false,
        role: owner.id,
      },
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
  return await findAccount(strapi, { documentId });
}

/**
 * POST /auth/local/register (specification, point 7), while it is switched on: an account without staff rights, and a session. While
 * addresses have to be confirmed, there is none, and the answer is the same for an address that has an account already.
 */
export const register = call(
  { who: everybody, answers: registrationAnswer },
  async ({ ctx, strapi, services }) => {
    const settings = await readSwitches(strapi);
    if (!settings.allow_register) throw new errors.ApplicationError(CLOSED);
    await services.addressLimits.count({ ctx, name: 'register', points: 10, seconds: 15 * 60 });
    const given = registration.safeParse(ctx.request.body);
    if (!given.success) {
      const [field = 'email'] = given.error.issues[0]?.path ?? [];
      return refuseField(String(field), 'invalid');
    }
    const { email, username = email, password } = given.data;
    const known = [email, username, ...(await readClinicNames(strapi))];
    const fault = passwordFault(password, known);
    if (fault) refuseField('password', fault);

    const isConfirmed = !settings.email_confirmation;
    const account = await create(strapi, given.data, { isConfirmed, role: settings.default_role });
    if (isConfirmed) {
      if (!account) return refuseField('email', 'taken');
      return await issueSessionOrChallenge({ strapi, ctx, account });
    }
    if (account)
      await postAccountMail(strapi, accountMail('account-confirmation', account, given.data.locale));
    return answer({ user: { username, email } });
  },
);
