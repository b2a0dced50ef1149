import { expect, test } from 'vitest';
import { EDITOR_ROLES } from '../src/app/editor/editor-roles';
import { grantsOf, websiteGrants } from '../src/app/grants';
import { pluck, read } from './support/clinic';
import { postJson } from './support/staff';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();

const permissionUid = 'plugin::users-permissions.permission';
const query = (uid: string) => backend.strapi.db.query(uid as 'admin::user');
const findRole = (type: string) =>
  query('plugin::users-permissions.role').findOne({ where: { type }, populate: ['permissions'] });

const listGrants = async (type: string) => pluck((await findRole(type)).permissions, 'action').sort();

test('both languages exist, English is the default, mails do not come from Strapi; the first manager and the first administrator are made from the environment; two accounts cannot share an e-mail address, whatever its case', async () => {
  expect(pluck(await query('plugin::i18n.locale').findMany(), 'code').sort()).toEqual(['ar', 'en']);
  expect(await backend.strapi.plugin('i18n').service('locales').getDefaultLocale()).toBe('en');
  const mails = backend.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'email' });
  expect(JSON.stringify(await mails.get({}))).not.toContain('strapi.io');

  const { STAFF_EMAIL: email = '', STAFF_PASSWORD: password = '', EDITOR_PASSWORD } = backend.environment;
  const login = (path: string, body: object) => postJson(backend.url + path, body);
  const manager = await read(await login('/api/auth/local', { identifier: email, password }));
  expect(manager.status).toBe(200);
  const headers = { Authorization: `Bearer ${manager.body.jwt}` };
  expect(await (await fetch(`${backend.url}/api/users/me`, { headers })).json()).toMatchObject({ email });
  // The manager's password opens the staff area alone.
  expect((await login('/admin/login', { email, password })).status).toBe(400);
  expect((await login('/admin/login', { email, password: EDITOR_PASSWORD })).status).toBe(200);
  expect(await backend.strapi.service('admin::user').count()).toBe(1);

  const create = (email: string) =>
    query('plugin::users-permissions.user').create({ data: { username: email, email } });
  await create('nurse@clinic.example');
  await expect(create('Nurse@Clinic.example')).rejects.toThrow();
});

test('a restart takes away stale grants, brings back missing ones, doubles nothing, and leaves what was switched on', async () => {
  const [publicRole, authenticated, staff] = await Promise.all(
    ['public', 'authenticated', 'staff'].map(findRole),
  );
  const old = { data: { name: 'Old', type: 'old' } };
  const forgotten = await query('plugin::users-permissions.role').create(old);
  const grant = (action: string, role: number) => query(permissionUid).create({ data: { action, role } });
  await grant('api::doctor.doctor.find', publicRole.id);
  await grant('plugin::users-permissions.user.update', authenticated.id);
  await grant('api::doctor.doctor.find', forgotten.id);
  await query(permissionUid).delete({ where: { id: staff.permissions[0].id } });
  const token = await query('admin::api-token').findOne({ where: { name: 'Website' } });
  const stray = { action: 'plugin::users-permissions.user.find', token: token.id };
  await query('admin::api-token-permission').create({ data: stray });
  const marketing = { role: { code: EDITOR_ROLES.marketing.code } };
  const countOfEditors = () => query('admin::permission').count({ where: marketing });
  const before = await countOfEditors();
  const { id: role } = await query('admin::role').findOne({ where: marketing.role });
  const none = { properties: {}, conditions: [] };
  await query('admin::permission').create({ data: { action: 'admin::users.read', role, ...none } });
  const advanced = () => backend.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const settings = (await advanced().get({})) as Record<string, unknown>;
  expect(settings.allow_register).toBe(false);
  await advanced().set({ value: { ...settings, allow_register: true } });

  await backend.restart();

  for (const [type, wanted] of Object.entries(grantsOf(backend.strapi)))
    expect(await listGrants(type)).toEqual([...wanted].sort());
  expect(await listGrants('old')).toEqual([]);
  const named = { where: { name: 'Website' }, populate: ['permissions'] };
  const [website, ...others] = await query('admin::api-token').findMany(named);
  expect(others).toEqual([]);
  expect(pluck(website.permissions, 'action').sort()).toEqual([...websiteGrants].sort());
  expect(await countOfEditors()).toBe(before);
  expect(await query('admin::role').count({ where: marketing.role })).toBe(1);
  expect(await query('plugin::i18n.locale').count()).toBe(2);
  expect(await query('admin::user').count()).toBe(1);
  expect(await advanced().get({})).toMatchObject({ allow_register: true });
});
