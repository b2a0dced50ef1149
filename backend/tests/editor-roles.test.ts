import { describe, expect, test } from 'vitest';
import { EDITOR_ACCESS, EDITOR_ROLES } from '../src/app/editor/editor-roles';
import {
  collectionTypes,
  type EditorialNoun,
  editorialNouns,
  singleTypes,
  uidOf,
} from '../src/content/editorial/types';
import { createBranch, createDoctor } from './support/content';
import { documentsOf } from './support/documents';
import { signInEditor } from './support/editor';
import { formOf, photograph } from './support/pictures';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();
const names = { strapi: backend.strapi, name: 'Hala Mansour', arabicName: 'هالة منصور' };
const doctor = await createDoctor(names);
const branch = await createBranch({ ...names, name: 'Maadi', arabicName: 'المعادي' });
// Of what is not written yet Strapi says that it may not be read to whoever may not begin it.
for (const noun of singleTypes.filter(
  (one) => backend.strapi.contentType(uidOf(one)).options?.draftAndPublish,
))
  await documentsOf(backend.strapi, noun).create({ locale: 'ar', data: {} });
const editors = {
  secretary: await signInEditor({ backend, role: EDITOR_ROLES.secretary.code }),
  marketing: await signInEditor({ backend, role: EDITOR_ROLES.marketing.code }),
};

const isCollection = (noun: EditorialNoun) => collectionTypes.some((one) => one === noun);
const pathOf = (noun: EditorialNoun) =>
  `/content-manager/${isCollection(noun) ? 'collection' : 'single'}-types/${uidOf(noun)}`;
const cases = (['secretary', 'marketing'] as const).flatMap((role) =>
  editorialNouns.map((noun) => ({ role, noun, access: EDITOR_ACCESS[noun][role] })),
);

describe('each role of the editor', () => {
  test.each(cases)(
    '$role finds $noun in Arabic as the table says ($access)',
    async ({ role, noun, access }) => {
      const { status } = await editors[role].call('GET', `${pathOf(noun)}?locale=ar`);
      expect(status === 403).toBe(access === 'none');
      expect([200, 403, 404]).toContain(status);
    },
  );

  test.each(cases.filter(({ noun }) => isCollection(noun)))(
    '$role makes a new $noun only where the table says write',
    async ({ role, noun, access }) => {
      const { status } = await editors[role].call('POST', `${pathOf(noun)}?locale=ar`, {});
      // An empty entry may lack what its type needs: 400 is an answer to somebody who may.
      expect(status === 403).toBe(access !== 'write');
    },
  );

  const patients = [
    'appointment',
    'contact-message',
    'card',
    'waiting-entry',
    'log-entry',
    'outbox-message',
    'call',
  ];
  const settings = [
    '/admin/users',
    '/admin/roles',
    '/admin/api-tokens',
    '/admin/webhooks',
    '/users-permissions/roles',
    '/users-permissions/advanced',
    '/users-permissions/providers',
    '/content-manager/collection-types/plugin::users-permissions.user',
    ...patients.map((noun) => `/content-manager/collection-types/api::${noun}.${noun}`),
  ];
  const closed = (['secretary', 'marketing'] as const).flatMap((role) =>
    settings.map((path) => ({ role, path })),
  );
  test.each(closed)('$role is refused $path', async ({ role, path }) => {
    const { status } = await editors[role].call('GET', path);
    expect([401, 403, 404]).toContain(status);
  });

  test.each(['secretary', 'marketing'] as const)(
    '%s uploads a picture and writes, publishes and takes off an Arabic question',
    async (role) => {
      expect((await editors[role].upload(formOf({ [`${role}.jpg`]: await photograph() }))).status).toBe(201);
      const path = pathOf('faq');
      const made = await editors[role].call('POST', `${path}/actions/publish?locale=ar`, {
        question: 'متى تفتحون؟',
        answer: 'من التاسعة صباحًا.',
      });
      expect(made.status).toBe(200);
      const id = String(Reflect.get(Object(made.body.data), 'documentId'));
      expect((await editors[role].call('POST', `${path}/${id}/actions/unpublish?locale=ar`, {})).status).toBe(
        200,
      );
      expect((await editors[role].call('DELETE', `${path}/${id}?locale=*`)).status).toBe(200);
    },
  );
});

const stored = (noun: 'doctor' | 'branch', documentId: string) =>
  backend.strapi.db.query(uidOf(noun)).findOne({ where: { documentId, locale: 'en', publishedAt: null } });

test('the secretary changes a phone; marketing changes the words beside it and the phone stays', async () => {
  const path = `${pathOf('branch')}/${branch}`;
  const change = { phone: '+20220000199', summary: 'By the river' };
  expect((await editors.marketing.call('PUT', `${path}?locale=en`, change)).status).toBe(200);
  expect(await stored('branch', branch)).toMatchObject({ phone: '+20220000101', summary: 'By the river' });
  expect((await editors.secretary.call('PUT', `${path}?locale=en`, change)).status).toBe(200);
  expect(await stored('branch', branch)).toMatchObject({ phone: '+20220000199' });
});

test('marketing cannot close a doctor for bookings, nor delete one', async () => {
  const path = `${pathOf('doctor')}/${doctor}`;
  const change = { title: 'Consultant', takesNoNewBookings: true };
  expect((await editors.marketing.call('PUT', `${path}?locale=en`, change)).status).toBe(200);
  expect(await stored('doctor', doctor)).toMatchObject({ title: 'Consultant', takesNoNewBookings: false });
  expect((await editors.marketing.call('DELETE', `${path}?locale=*`)).status).toBe(403);
});

test.each(['strapi-editor', 'strapi-author'])('%s of Strapi may work in both languages', async (role) => {
  const editor = await signInEditor({ backend, role });
  const answer = await editor.call('POST', `${pathOf('faq')}?locale=ar`, {
    question: 'أين أنتم؟',
    answer: 'في المعادي.',
  });
  expect(answer.status).toBe(201);
});

test('a restart takes away what somebody gave these roles, and doubles nothing', async () => {
  const roles = backend.strapi.db.query('admin::role');
  const permissions = backend.strapi.db.query('admin::permission');
  const role = await roles.findOne({ where: { code: EDITOR_ROLES.marketing.code } });
  const count = () => permissions.count({ where: { role: { id: role.id } } });
  const before = await count();
  await permissions.create({
    data: { action: 'admin::users.read', role: role.id, properties: {}, conditions: [] },
  });
  await backend.restart();
  expect(await backend.strapi.db.query('admin::permission').count({ where: { role: { id: role.id } } })).toBe(
    before,
  );
  expect(
    await backend.strapi.db.query('admin::role').count({ where: { code: EDITOR_ROLES.marketing.code } }),
  ).toBe(1);
});
