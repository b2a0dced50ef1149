import { beforeAll, describe, expect, test } from 'vitest';
import { collectionTypes, singleTypes } from '../src/content/editorial/types';
import { createDoctor } from './support/content';
import { documentsOf } from './support/documents';
import { readAnswer } from './support/json';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();
const documentId = await createDoctor({
  strapi: backend.strapi,
  name: 'Hala Mansour',
  arabicName: 'هالة منصور',
});

const plural = (noun: string) => backend.strapi.contentType(`api::${noun}.${noun}`).info.pluralName;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/api/${path}`, { headers });
const read = (path: string) => get(path, { Authorization: backend.websiteHeaders.Authorization });

describe('without a key', () => {
  test('no type of the content answers', async () => {
    const paths = [
      ...collectionTypes.flatMap((noun) => [plural(noun), `${plural(noun)}/${documentId}`]),
      ...singleTypes,
      'appointments',
      'claims',
      'cards',
      'card-views',
      'users',
      'users/1',
      'users/me',
      'upload/files',
      'contact-messages',
      'users-permissions/roles',
    ];
    const answers = await Promise.all(paths.map(async (path) => [path, (await get(path)).status] as const));
    expect(answers.filter(([, status]) => ![401, 403, 404, 405].includes(status))).toEqual([]);
  });

  test('the public role holds the calls of signing in and nothing else', async () => {
    const role = await backend.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'public' }, populate: ['permissions'] });
    const actions: string[] = role.permissions.map(({ action }: { action: string }) => action);
    const others = actions.filter((action) => !action.startsWith('plugin::users-permissions.auth.'));
    expect(others.sort()).toEqual([
      'api::second-factor.second-factor.beginWithTicket',
      'api::second-factor.second-factor.enter',
      'api::second-factor.second-factor.finishWithTicket',
      'api::sign-in-provider.sign-in-provider.find',
    ]);
  });

  test('registration is refused until it is switched on', async () => {
    const response = await fetch(`${backend.url}/api/auth/local/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        username: 'someone',
        email: 'someone@example.org',
        password: 'a-long-password-1',
      }),
    });
    expect(response.status).toBe(400);
    expect((await readAnswer(response)).error.message).toMatch(/disabled/i);
  });
});

describe('with the key of the website', () => {
  test.each(collectionTypes.map((noun) => [noun]))('a list of %s can be read', async (noun) => {
    const response = await read(plural(noun));
    expect([noun, response.status]).toEqual([noun, 200]);
  });

  test('single types answer 404 before they are written, not 403', async () => {
    const answers = await Promise.all(singleTypes.map(async (noun) => (await read(noun)).status));
    expect(new Set(answers)).toEqual(new Set([404]));
  });

  test('appointments, claims, events, numbers and accounts cannot be read', async () => {
    const paths = [
      'appointments',
      'claims',
      'cards',
      'card-views',
      'appointment-events',
      'short-numbers',
      'users',
      'users/1',
      'contact-messages',
    ];
    const answers = await Promise.all(paths.map(async (path) => [path, (await read(path)).status] as const));
    expect(answers.filter(([, status]) => ![401, 403, 404, 405].includes(status))).toEqual([]);
  });

  test('nothing can be written', async () => {
    const send = (method: string, path: string) =>
      fetch(`${backend.url}/api/${path}`, {
        method,
        headers: { Authorization: backend.websiteHeaders.Authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify({ data: { name: 'Changed' } }),
      });
    const answers = await Promise.all([
      send('POST', 'doctors'),
      send('PUT', `doctors/${documentId}`),
      send('DELETE', `doctors/${documentId}`),
      send('PUT', 'home'),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status < 400)).toEqual([]);
    expect((await readAnswer(await read(`doctors/${documentId}`))).data.name).toBe('Hala Mansour');
  });

  test('unknown parameters and too long pages are refused or bounded', async () => {
    expect((await read('doctors?colour=blue')).status).toBe(400);
    const { meta } = await readAnswer(await read('doctors?pagination[pageSize]=1000'));
    expect(meta.pagination.pageSize).toBe(100);
  });

  test('a wrong key is refused', async () => {
    expect((await get('doctors', { Authorization: 'Bearer 0123456789abcdef' })).status).toBe(401);
  });
});

describe('a draft', () => {
  const draftName = 'Hala Mansour, not yet public';

  beforeAll(async () => {
    const doctors = documentsOf(backend.strapi, 'doctor');
    await doctors.update({ documentId, locale: 'en', data: { name: draftName } });
    await doctors.create({ locale: 'en', data: { name: 'Only a draft' } });
  });

  test.each(['', '?status=published', '?status=draft'])('is not in the list with "%s"', async (query) => {
    const { data } = await readAnswer<{ name: string }[]>(await read(`doctors${query}`));
    expect(data.map(({ name }) => name)).toEqual(['Hala Mansour']);
  });

  test('is given to the website, which proves itself, for an editor who looks at a preview', async () => {
    const { data } = await readAnswer<{ name: string }[]>(
      await get('doctors?status=draft', backend.websiteHeaders),
    );
    expect(data.map(({ name }) => name).sort()).toEqual([draftName, 'Only a draft'].sort());
  });

  test('is not answered by its id', async () => {
    const { data } = await readAnswer(await read(`doctors/${documentId}?status=draft`));
    expect(data.name).toBe('Hala Mansour');
  });

  test.each(['status=bogus', 'status[]=draft', 'status[$ne]=published', 'publicationFilter=never-published'])(
    'is not reached by ?%s',
    async (query) => {
      const response = await read(`doctors?${query}`);
      expect(response.status).toBe(400);
      expect(await response.text()).not.toContain('draft');
    },
  );

  test('is not found by a filter on what it says', async () => {
    const { data } = await readAnswer(await read('doctors?filters[name][$contains]=not yet'));
    expect(data).toEqual([]);
  });
});

/** An account of its own for each case, because failures of one account slow whoever tries it next. */
const signIn = ({ account, headers }: { account: string; headers: Record<string, string> }) =>
  fetch(`${backend.url}/api/auth/local`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ identifier: `${account}@clinic.example`, password: 'wrong-password-1' }),
  });
const statuses = async (account: string, headers: (index: number) => Record<string, string>) => {
  const answers: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    answers.push((await signIn({ account, headers: headers(index) })).status);
  }
  return answers;
};

test('the website may say for which visitor it asks, each visitor has a limit of its own', async () => {
  const key = { 'X-Website-Key': backend.websiteHeaders['X-Website-Key'] };
  const many = await statuses('many', (index) => ({ ...key, 'X-Client-IP': `203.0.113.${index}` }));
  expect(many).not.toContain(429);
  expect(await statuses('one', () => ({ ...key, 'X-Client-IP': '203.0.113.200' }))).toContain(429);
});

test('nobody else can escape the limit by naming another address', async () => {
  const answers = await statuses('stranger', (index) => ({
    'X-Client-IP': `198.51.100.${index}`,
    'X-Forwarded-For': `198.51.100.${index}`,
    'X-Website-Key': 'not the key',
  }));
  expect(answers).toContain(429);
});
