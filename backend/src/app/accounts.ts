import type { Core } from '@strapi/strapi';
import { requireOfAll } from '../auth/second-factor/required-of-all';
import { readEnvironment } from '../platform/environment/environment';

const userUid = 'plugin::users-permissions.user';

interface NewAccount {
  strapi: Core.Strapi;
  email: string;
  password: string;
}

async function createManager({ strapi, email, password }: NewAccount) {
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

async function createAdministrator({ strapi, email, password }: NewAccount) {
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
 * Makes the first manager of the staff area and the first administrator of the editor, who has a password of its own, from
 * STAFF_EMAIL, STAFF_PASSWORD and EDITOR_PASSWORD, when there is none. Later changes of the values change no account. From the
 * first start on a second factor is required of all staff, until a manager takes that back; not in a demonstration.
 */
export async function createFirstAccounts(strapi: Core.Strapi): Promise<void> {
  const hasManager = (await strapi.db.query(userUid).count({ where: { role: { type: 'manager' } } })) > 0;
  const hasAdministrator = await strapi.service('admin::user').exists();
  if (hasManager && hasAdministrator) return;
  const { STAFF_EMAIL, STAFF_PASSWORD, EDITOR_PASSWORD, EDITOR_SECOND_FACTOR } = readEnvironment();
  const email = STAFF_EMAIL?.toLowerCase();
  if (!hasManager && email && STAFF_PASSWORD) {
    await createManager({ strapi, email, password: STAFF_PASSWORD });
    if (EDITOR_SECOND_FACTOR !== 'when_required') await requireOfAll(strapi, true);
  } else if (!hasManager)
    strapi.log.warn('Nobody can sign in yet: set STAFF_EMAIL and STAFF_PASSWORD and start again.');
  if (hasAdministrator) return;
  if (email && EDITOR_PASSWORD && EDITOR_PASSWORD !== STAFF_PASSWORD)
    await createAdministrator({ strapi, email, password: EDITOR_PASSWORD });
  else
    strapi.log.warn(
      'The editor opens to nobody yet: set STAFF_EMAIL and an EDITOR_PASSWORD of its own and start again.',
    );
}
