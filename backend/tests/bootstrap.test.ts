import { expect, test } from 'vitest';
import { grants, websiteGrants } from '../src/app/grants';
import { startStrapi } from './support/strapi';

const backend = await startStrapi({ from: 'nothing' });

const permissionUid = 'plugin::users-permissions.permission';
const query = (uid: string) => backend.strapi.db.query(uid as 'admin::user');
const findRole = (type: string) =>
  query('plugin::users-permissions.role').findOne({ where: { type }, populate: ['permissions'] });

async function listGrants(type: string): Promise<string[]> {
  const role = await findRole(type);
  return role.permissions.map(({ action }: { action: string }) => action).sort();
}

test('both languages exist and English is the default', async () => {
  const locales = await query('plugin::i18n.locale').findMany();
  expect(locales.map(({ code }: { code: string }) => code).sort()).toEqual(['ar', 'en']);
  expect(await backend.strapi.plugin('i18n').service('locales').getDefaultLocale()).toBe('en');
});

test('the first manager and the first administrator are made from the environment', async () => {
  const {
    STAFF_EMAIL: email = '',
    STAFF_PASSWORD: password = '',
    EDITOR_PASSWORD = '',
  } = backend.environment;
  const login = (path: string, body: object) =>
    fetch(`${backend.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const manager = await login('/api/auth/local', { identifier: email, password });
  expect(manager.status).toBe(200);
  const { jwt } = (await manager.json()) as { jwt: string };
  const me = await fetch(`${backend.url}/api/users/me`, { headers: { Authorization: `Bearer ${jwt}` } });
  expect(await me.json()).toMatchObject({ email });
  // The manager's password opens the staff area alone.
  expect((await login('/admin/login', { email, password })).status).toBe(400);
  const administrator = await login('/admin/login', { email, password: EDITOR_PASSWORD });
  expect(administrator.status).toBe(200);
  expect(await backend.strapi.service('admin::user').count()).toBe(1);
});

test('two accounts cannot share an e-mail address, whatever its case', async () => {
  const create = (email: string) =>
    query('plugin::users-permissions.user').create({ data: { username: email, email } });
  await create('nurse@clinic.example');
  await expect(create('Nurse@Clinic.example')).rejects.toThrow();
});

test('a restart takes away stale grants, brings back missing ones and doubles nothing', async () => {
  const publicRole = await findRole('public');
  const authenticated = await findRole('authenticated');
  await query(permissionUid).create({ data: { action: 'api::doctor.doctor.find', role: publicRole.id } });
  await query(permissionUid).create({
    data: { action: 'plugin::users-permissions.user.update', role: authenticated.id },
  });
  const staff = await findRole('staff');
  await query(permissionUid).delete({ where: { id: staff.permissions[0].id } });
  const forgotten = await query('plugin::users-permissions.role').create({
    data: { name: 'Old', type: 'old' },
  });
  await query(permissionUid).create({ data: { action: 'api::doctor.doctor.find', role: forgotten.id } });
  const token = await query('admin::api-token').findOne({ where: { name: 'Website' } });
  await query('admin::api-token-permission').create({
    data: { action: 'plugin::users-permissions.user.find', token: token.id },
  });

  await backend.restart();

  for (const [type, wanted] of Object.entries(grants)) {
    expect(await listGrants(type)).toEqual([...wanted].sort());
  }
  expect(await listGrants('old')).toEqual([]);
  const after = await query('admin::api-token').findMany({
    where: { name: 'Website' },
    populate: ['permissions'],
  });
  expect(after).toHaveLength(1);
  expect(after[0].permissions.map(({ action }: { action: string }) => action).sort()).toEqual(
    [...websiteGrants].sort(),
  );
  expect(await query('plugin::i18n.locale').count()).toBe(2);
  expect(await query('admin::user').count()).toBe(1);
});

test('mails do not come from Strapi, and registration that was switched on stays on', async () => {
  const plugin = { type: 'plugin', name: 'users-permissions' } as const;
  const mails = JSON.stringify(await backend.strapi.store(plugin).get({ key: 'email' }));
  expect(mails).not.toContain('strapi.io');
  const advanced = backend.strapi.store({ ...plugin, key: 'advanced' });
  const settings = (await advanced.get({})) as Record<string, unknown>;
  expect(settings.allow_register).toBe(false);
  await advanced.set({ value: { ...settings, allow_register: true } });
  await backend.restart();
  expect(await backend.strapi.store({ ...plugin, key: 'advanced' }).get({})).toMatchObject({
    allow_register: true,
  });
});
