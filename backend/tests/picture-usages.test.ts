import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EDITOR_ROLES } from '../src/app/editor/editor-roles';
import { dataOf } from './support/clinic';
import { createDoctor } from './support/content';
import { documentsOf } from './support/documents';
import { signInEditor } from './support/editor';
import { MALWARE, startClamd } from './support/fake-clamd';
import { addressesOf, formOf, photograph, rowsOfPictures } from './support/pictures';
import { startStrapi } from './support/strapi';

const scanner = await startClamd();
const backend = await startStrapi({ env: { CLAMD_ADDRESS: scanner.address } });
const editor = await signInEditor(backend);

const files = () => readdirSync(join(backend.environment.PUBLIC_DIR ?? '', 'uploads')).sort();

test('without settings of a bucket, a picture lies in the folder, and one whose row fails leaves nothing there', async () => {
  const form = formOf({ 'room.jpg': await photograph() });
  expect((await editor.upload(form)).status).toBe(201);
  const [row] = await rowsOfPictures(backend.strapi);
  const stored = (row ? addressesOf(row) : []).map((address) => address.replace('/uploads/', ''));
  expect(stored).toHaveLength(5);
  expect(files()).toEqual(stored);
  expect((await fetch(`${backend.url}${row?.url}`)).status).toBe(200);

  await backend.db.raw("CREATE TRIGGER no_files BEFORE INSERT ON files BEGIN SELECT RAISE(ABORT, 'no'); END");
  expect((await editor.upload(form)).status).toBe(500);
  expect(files()).toEqual(stored);
  await backend.db.raw('DROP TRIGGER no_files');
});

test('a picture with malware in it is refused, and none is taken while the scanner is silent', async () => {
  const before = files();
  const infected = Buffer.concat([await photograph(), Buffer.from(MALWARE)]);
  const refused = await editor.upload(formOf({ 'room.jpg': infected }));
  expect(refused.status).toBe(400);
  expect(refused.body.error.message).toContain('malware scanner found');
  scanner.isSilent = true;
  const unscanned = await editor.upload(formOf({ 'room.jpg': await photograph() }));
  scanner.isSilent = false;
  expect(unscanned.status).toBe(503);
  expect(files()).toEqual(before);
});

test('a file that is no picture of the site is refused with what to do', async () => {
  const point = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const refused = await editor.upload(formOf({ 'point.gif': point }));
  expect(refused.status).toBe(400);
  expect(refused.body.error.message).toContain('Save it again as JPEG, PNG or WebP');
});

async function upload(name: string): Promise<number> {
  const { status, body } = await editor.upload(formOf({ [`${name}.jpg`]: await photograph({ width: 300 }) }));
  expect(status).toBe(201);
  return body[0].id;
}
const articles = documentsOf(backend.strapi, 'article');
const writeArticle = async (title: string, image: number) =>
  (await articles.create({ locale: 'en', data: { title, image } })).documentId;
const usages = (id: number, who = editor) =>
  who.call('GET', `/content-manager/clinic/picture-usages?id=${id}`);
const placesOf = async (id: number) => (await usages(id)).body.data.usages;
const exists = async (id: number) => (await rowsOfPictures(backend.strapi)).some((row) => row.id === id);
const both = ['en', 'ar'].map((language) => ({ language, state: 'published' }));

test('where a picture is shown is told of a field, with the languages and whether it is on the site', async () => {
  const portrait = await upload('portrait');
  const { strapi } = backend;
  const doctor = await createDoctor({ strapi, name: 'Hala Mansour', arabicName: 'هالة منصور' });
  const doctors = documentsOf(strapi, 'doctor');
  await doctors.update({ documentId: doctor, locale: 'en', data: { image: portrait } });
  const place = { uid: 'api::doctor.doctor', documentId: doctor, title: 'Hala Mansour', field: 'image' };
  const drafts = both.map(({ language }) => ({ language, state: 'draft' }));
  const told = { usages: [{ ...place, versions: drafts }], notShown: 0 };
  expect((await usages(portrait)).body.data).toEqual(told);

  await doctors.publish({ documentId: doctor, locale: '*' });
  expect(await placesOf(portrait)).toEqual([{ ...place, versions: both }]);

  // Taken out of the drafts it is still on the site: whoever deletes it now leaves a hole there.
  await doctors.update({ documentId: doctor, locale: 'en', data: { image: null } });
  const takenOut = both.map(({ language }) => ({ language, state: 'taken-out' }));
  expect(await placesOf(portrait)).toEqual([{ ...place, versions: takenOut }]);
  await doctors.publish({ documentId: doctor, locale: '*' });
  expect(await placesOf(portrait)).toEqual([]);
});

test('where a picture is shown is told of a component in a zone, and of a text in one, in Arabic alone', async () => {
  const [inPart, inWords] = [await upload('part'), await upload('words')];
  // Strapi's editor of texts copies what the media library says of a picture into the text.
  const stored = await backend.strapi.db.query('plugin::upload.file').findOne({ where: { id: inWords } });
  const picture = { ...stored, alternativeText: 'كلمات' };
  const pages = documentsOf(backend.strapi, 'page');
  const { documentId } = await pages.create({ locale: 'en', data: { title: 'Hearing', blocks: [] } });
  const body = [{ type: 'image', image: picture, children: [{ type: 'text', text: '' }] }];
  const text = { __component: 'page-block.text', body };
  const data = { title: 'السمع', blocks: [{ __component: 'page-block.picture', image: inPart }, text] };
  await pages.update({ documentId, locale: 'ar', data });
  const place = { uid: 'api::page.page', documentId, title: 'السمع', field: 'blocks' };
  const versions = [{ language: 'ar', state: 'draft' }];
  expect(await placesOf(inPart)).toEqual([{ ...place, versions }]);
  expect(await placesOf(inWords)).toEqual([{ ...place, versions }]);
});

test('where a picture is shown names nothing of what the editor may not see, and counts it', async () => {
  const picture = await upload('secret');
  const documentId = await writeArticle('Not for everybody', picture);
  const { db } = backend.strapi;
  const named = { code: 'only-pictures', name: 'Only pictures', description: 'Sees the media library' };
  const { id: role } = await db.query('admin::role').create({ data: named });
  for (const action of ['plugin::upload.read', 'plugin::upload.assets.update']) {
    const data = { action, role, conditions: [], properties: {}, actionParameters: {} };
    await db.query('admin::permission').create({ data });
  }
  const onlyPictures = await signInEditor(backend, 'only-pictures');
  expect((await usages(picture, onlyPictures)).body.data).toEqual({ usages: [], notShown: 1 });
  const refused = await onlyPictures.call('DELETE', `/upload/files/${picture}`);
  expect(refused.status).toBe(400);
  expect(refused.body.error.message).toContain('shown in 1 place: entries you may not see');
  expect(JSON.stringify(refused.body)).not.toContain('Not for everybody');
  const marketing = await signInEditor(backend, EDITOR_ROLES.marketing.code);
  expect((await usages(picture, marketing)).body.data.usages).toMatchObject([{ documentId }]);
});

test('a picture that is shown is not deleted, nor the others with it, nor those in its folder, and the editor is told where it stands, in the language of the screens', async () => {
  const folder = dataOf(await editor.call('POST', '/upload/folders', { name: 'Autumn', parent: null }), 201);
  const [free, shown] = [await upload('free'), await upload('shown')];
  const documentId = await writeArticle('Leaves', shown);
  const one = () => editor.call('DELETE', `/upload/files/${shown}`);
  const refused = await one();
  expect(refused.status).toBe(400);
  expect(refused.body.error.message).toContain('Article “Leaves”');
  await editor.call('PUT', '/admin/users/me', { preferedLanguage: 'ar' });
  expect((await one()).body.error.message).toContain('مقال «Leaves»');
  await editor.call('PUT', '/admin/users/me', { preferedLanguage: 'en' });
  const many = (body: object) => editor.call('POST', '/upload/actions/bulk-delete', body);
  expect((await many({ fileIds: [free, shown], folderIds: [] })).status).toBe(400);
  const folders = [folder.id];
  const move = { destinationFolderId: folders[0], fileIds: [shown], folderIds: [] };
  await editor.call('POST', '/upload/actions/bulk-move', move);
  expect((await many({ fileIds: [free], folderIds: folders })).body.error.message).toContain('“Leaves”');
  expect([await exists(free), await exists(shown)]).toEqual([true, true]);
  expect((await many({ fileIds: [free], folderIds: [] })).status).toBe(200);
  expect([await exists(free), await exists(shown)]).toEqual([false, true]);
  await articles.update({ documentId, locale: 'en', data: { image: null } });
  expect([(await one()).status, await exists(shown)]).toEqual([200, false]);
});
