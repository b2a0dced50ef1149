import type { Core } from '@strapi/strapi';
import { USER } from '../auth/accounts/users';
import { requireOfAll } from '../auth/second-factor/required-of-all';
import { publicAddress, readEnvironment } from '../platform/environment/environment';

async function createManager(strapi: Core.Strapi, email: string, password: string) {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'manager' } });
  await strapi.plugin('users-permissions').service('user').add({
    username: email,
    email,
    password,
    provider: 'local',
    confirmed: true,
    blocked: false,
    role: role.id,
  });
}

async function createAdministrator(strapi: Core.Strapi, email: string, password: string) {
  const role = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    email,
    firstname: 'First',
    lastname: 'Administrator',
    password,
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}

/**
 * Makes the first manager and the first administrator of the editor from STAFF_EMAIL, STAFF_PASSWORD and EDITOR_PASSWORD, where
 * there is none, and requires a second factor of all staff until a manager takes that back; not in a demonstration.
 */
export async function createFirstAccounts(strapi: Core.Strapi): Promise<void> {
  const hasManager = (await strapi.db.query(USER).count({ where: { role: { type: 'manager' } } })) > 0;
  const hasAdministrator = await strapi.service('admin::user').exists();
  if (hasManager && hasAdministrator) return;
  const { STAFF_EMAIL, STAFF_PASSWORD, EDITOR_PASSWORD, EDITOR_SECOND_FACTOR } = readEnvironment();
  const email = STAFF_EMAIL?.toLowerCase();
  if (!hasManager && email && STAFF_PASSWORD) {
    // Before there is one: a start that ends between the two begins with a manager, and asks no more.
    if (EDITOR_SECOND_FACTOR !== 'when_required') await requireOfAll(strapi, true);
    await createManager(strapi, email, STAFF_PASSWORD);
  } else if (!hasManager)
    strapi.log.warn('Nobody can sign in yet: set STAFF_EMAIL and STAFF_PASSWORD and start again.');
  if (hasAdministrator) return;
  if (email && EDITOR_PASSWORD && EDITOR_PASSWORD !== STAFF_PASSWORD)
    await createAdministrator(strapi, email, EDITOR_PASSWORD);
  else
    strapi.log.warn(
      'The editor opens to nobody yet: set STAFF_EMAIL and an EDITOR_PASSWORD of its own and start again.',
    );
}

const strapiSender = 'no-reply@strapi.io';

function createMail(name: string, icon: string, object: string) {
  const { hostname } = new URL(publicAddress());
  const from = { name: hostname, email: `no-reply@${hostname}` };
  const options = { from, response_email: '', object, message: '' };
  return { display: `Email.template.${name}`, icon, options };
}

// Strapi's screens expect them; the mails themselves are written by src/auth/accounts/account-mail.ts.
const mails = () => ({
  reset_password: createMail('reset_password', 'sync', 'New password · كلمة مرور جديدة'),
  email_confirmation: createMail(
    'email_confirmation',
    'check-square',
    'Confirm your e-mail address · تأكيد البريد الإلكتروني',
  ),
});

interface Mails {
  email_confirmation?: { options?: { from?: { email?: string } } };
}

/** Replaces the mails Strapi comes with by ours, once: later changes in Strapi's screens stay. */
async function applyMails(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'email' });
  const stored = ((await store.get({})) ?? {}) as Mails;
  if (stored.email_confirmation?.options?.from?.email === strapiSender) await store.set({ value: mails() });
}

/** Registration off, once; it may be switched on in Strapi's screens. */
async function applySwitches(strapi: Core.Strapi): Promise<void> {
  const applied = strapi.store({ type: 'core', name: 'clinic', key: 'account-settings' });
  if (await applied.get({})) return;
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const stored = (await store.get({})) as Record<string, unknown>;
  await store.set({
    value: { ...stored, unique_email: true, allow_register: false, default_role: 'authenticated' },
  });
  await applied.set({ value: true });
}

export async function applyAccountSettings(strapi: Core.Strapi): Promise<void> {
  await applyMails(strapi);
  await applySwitches(strapi);
}
