import { describe, expect, test } from 'vitest';
import { type Asked, ask } from './support/calls';
import { signIn } from './support/staff';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();
const mona = await signIn({ backend, role: 'staff' });
const adel = await signIn({ backend, role: 'manager' });

const call = (path: string, given: Asked) => ask(backend, `/contact-messages${path}`, given);

/** A message as a visitor sends it; gives its document id. */
async function send(name: string): Promise<string> {
  const data = { name, email: 'visitor@example.org', message: 'When do you open?', language: 'en' };
  return (await call('', { data, headers: backend.websiteHeaders })).body.data.documentId;
}

const settle = (id: string, token: string, data: { from: string; to: string }) =>
  call(`/${id}/transitions`, { token, data });

describe('the messages of the contact page', () => {
  test('are listed by how far staff have come, and opening one is reading it', async () => {
    const [first, second] = [await send('Laila'), await send('Omar')];
    const list = (await call('', { token: mona })).body;
    expect(list.data.map((row: { documentId: string }) => row.documentId)).toEqual([second, first]);
    expect(list.meta.counts).toEqual({ new: 2, read: 0, done: 0 });
    const opened = (await call(`/${first}`, { token: mona })).body.data;
    expect(opened).toMatchObject({ name: 'Laila', message: 'When do you open?', handling: 'read' });
    expect(opened.history).toMatchObject([{ from: 'new', to: 'read', by: { isYou: true } }]);
    expect((await call(`/${first}`, { token: adel })).body.data.history).toHaveLength(1);
    const news = (await call('?handling=new', { token: adel })).body;
    expect(news.data).toHaveLength(1);
    expect(news.meta.pagination.total).toBe(1);
    expect((await call('?handling=lost', { token: mona })).status).toBe(400);
  });

  test('are marked as done once, opened again, and everything is written down', async () => {
    const id = await send('Huda');
    await call(`/${id}`, { token: mona });
    const both = await Promise.all(
      [mona, adel].map((token) => settle(id, token, { from: 'read', to: 'done' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await settle(id, adel, { from: 'done', to: 'read' })).body.data.handling).toBe('read');
    expect((await settle(id, adel, { from: 'read', to: 'new' })).status).toBe(400);
    const { history } = (await call(`/${id}`, { token: mona })).body.data;
    expect(history.map(({ to }: { to: string }) => to)).toEqual(['read', 'done', 'read']);
    expect((await call(`/${'a'.repeat(24)}`, { token: mona })).status).toBe(404);
  });
});
