import { dataOf, read } from './clinic';
import type { TestBackend } from './strapi';

export type Editor = Awaited<ReturnType<typeof signInEditor>>;

export async function signInEditor(backend: TestBackend, role: string = 'strapi-super-admin') {
  const { strapi } = backend;
  const email = `${role}-${Date.now()}@clinic.example`;
  const password = 'Editors-of-the-clinic-1';
  const found = await strapi.db.query('admin::role').findOne({ where: { code: role } });
  await strapi
    .service('admin::user')
    .create({ firstname: 'Edith', email, password, isActive: true, roles: [found?.id] });
  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${backend.url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const { token } = dataOf(await read(await send('POST', '/admin/login', { email, password })));
  const headers = { Authorization: `Bearer ${token}` };
  return {
    call: async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
      read(await send(method, path, body, headers)),
    upload: async (body: FormData, path = '/upload') =>
      read(await fetch(`${backend.url}${path}`, { method: 'POST', headers, body })),
  };
}
