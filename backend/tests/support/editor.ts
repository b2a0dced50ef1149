import { dataOf, read } from './clinic';
import type { TestBackend } from './strapi';

export type Editor = Awaited<ReturnType<typeof signInEditor>>;

/** Makes an editor of a role, by its code. */
export async function createEditor({ strapi }: TestBackend, code: string) {
  const email = `${code}-${Date.now()}@clinic.example`;
  const password = 'Editors-of-the-clinic-1';
  const role = await strapi.db.query('admin::role').findOne({ where: { code } });
  await strapi
    .service('admin::user')
    .create({ firstname: 'Edith', email, password, isActive: true, roles: [role?.id] });
  return { email, password };
}

export async function signInEditor(backend: TestBackend, role: string = 'strapi-super-admin') {
  const account = await createEditor(backend, role);
  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${backend.url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const { token } = dataOf(await read(await send('POST', '/admin/login', account)));
  const headers = { Authorization: `Bearer ${token}` };
  return {
    call: async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
      read(await send(method, path, body, headers)),
    upload: async (body: FormData, path = '/upload') =>
      read(await fetch(`${backend.url}${path}`, { method: 'POST', headers, body })),
  };
}
