import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createContractClinic } from './support/contract-clinic';
import { signInEditor } from './support/editor';
import { addressesOf, formOf, photograph, rowsOfPictures } from './support/pictures';
import { startBucket } from './support/s3';
import { loadScript } from './support/scripts';

const { moveFiles: move } = await loadScript('scripts/move/files.mjs');
const { requireSwitched } = await loadScript('scripts/move/switched.mjs');
const { placesOf } = await loadScript('scripts/backup/places.mjs');
const { checkFiles } = await loadScript('scripts/doctor/files.mjs');

type How = { isDryRun?: boolean; removeSource?: boolean };
/** Copies pictures and cards as `npm run move-files` does, between the places that these settings name. */
const moveFiles = (to: 's3' | 'disk', how: How = {}, named = settings) =>
  move({ to, ...how, places: placesOf(named) });

// A clinic on disk with pictures and a contract card. What follows goes on from step to step, as a move does.
const bucket = await startBucket();
const clinic = await createContractClinic();
const { backend, appointmentOf, booker, contract } = clinic;
const settings = { ...backend.environment, ...bucket.environment };
const uploads = join(backend.environment.PUBLIC_DIR ?? '', 'uploads');
const editor = await signInEditor(backend);
const appointment = await appointmentOf(await booker.post(await contract()));
for (const name of ['room.jpg', 'door.jpg']) await add(name);
afterEach(() => bucket.meet('pass'));

async function add(name: string) {
  expect((await editor.upload(formOf({ [name]: await photograph() }))).status).toBe(201);
}

async function rowOf(name: string) {
  const rows = await rowsOfPictures(backend.strapi);
  return rows.find(({ hash }) => hash.startsWith(name)) ?? expect.fail(name);
}

/** Reads all files of the folders, as the bucket would name them. */
function onDisk(): Map<string, Buffer> {
  const list = (folder: string, prefix: string) =>
    readdirSync(folder).map((name) => [`${prefix}${name}`, readFileSync(join(folder, name))] as const);
  return new Map([...list(clinic.cardsFolder(), 'cards/'), ...list(uploads, 'uploads/')]);
}

async function inBucket(): Promise<Map<string, Buffer>> {
  const keys = await bucket.keys();
  return new Map(await Promise.all(keys.map(async (key) => [key, await bucket.read(key)] as const)));
}

const counts = { copied: 0, same: 0, kept: 0, withoutRow: 0, withdrawn: 0, missing: 0, removed: 0 };
const ALL_COPIED = { pictures: { ...counts, copied: 10 }, cards: { ...counts, copied: 2 } };

test('a dry run copies nothing; a copy that is not what was copied ends the run, and so does a bucket that fails', async () => {
  expect(await moveFiles('s3', { isDryRun: true, removeSource: true })).toEqual(ALL_COPIED);
  expect([await bucket.keys(), onDisk().size]).toEqual([[], 12]);
  bucket.meet(({ method, key }) => (method === 'GET' && key.includes('/small_') ? 'garble' : 'pass'));
  await expect(moveFiles('s3', { removeSource: true })).rejects.toThrow('is not the same');
  expect(onDisk().size).toBe(12);
  for (const key of await bucket.keys()) await bucket.remove(key);
  bucket.meet('refuse');
  await expect(moveFiles('s3')).rejects.toThrow('Access Denied');
  expect([await bucket.keys(), onDisk().size]).toEqual([[], 12]);
});

test('everything is copied, the same by every byte, and the second time there is nothing to do', async () => {
  const before = onDisk();
  expect(await moveFiles('s3')).toEqual(ALL_COPIED);
  expect(await inBucket()).toEqual(new Map([...before].sort()));
  const nothing = { pictures: { ...counts, same: 10 }, cards: { ...counts, same: 2 } };
  expect(await moveFiles('s3')).toEqual(nothing);
  expect(onDisk()).toEqual(before);
});

test('what the site did meanwhile comes along: added, replaced, removed', async () => {
  await add('wall.jpg');
  const room = await rowOf('room');
  const red = formOf({ 'other.jpg': await photograph({ background: '#7a0b10' }) });
  expect((await editor.upload(red, `/upload?id=${room.id}`)).status).toBe(200);
  expect((await editor.call('DELETE', `/upload/files/${(await rowOf('door')).id}`)).status).toBe(200);
  const erased = await appointmentOf(await booker.post(await contract()));
  await moveFiles('s3');
  const cards = clinic.cards().where({ appointment: erased });
  for (const name of await cards.clone().pluck('storage_name')) await rm(join(clinic.cardsFolder(), name));
  await cards.delete();

  const left = { pictures: { copied: 0, same: 10, withdrawn: 0 }, cards: { same: 2, withdrawn: 2 } };
  expect(await moveFiles('s3')).toMatchObject(left);
  expect(await inBucket()).toEqual(new Map([...onDisk()].sort()));
});

test('what was changed in the bucket stays, what was damaged is copied again; told to, it removes from the disk what is the same, and cards without a row', async () => {
  const changed = Buffer.from('as an editor has replaced it');
  const { url, formats } = await rowOf('wall');
  await bucket.put(url.slice(1), changed);
  await bucket.put(formats?.small?.url.slice(1) ?? '', Buffer.from('damaged'), { moved: 'f'.repeat(64) });
  expect((await moveFiles('s3')).pictures).toEqual({ ...counts, copied: 1, same: 8, kept: 1 });
  expect(await bucket.read(url.slice(1))).toEqual(changed);

  writeFileSync(join(clinic.cardsFolder(), randomBytes(32).toString('hex')), 'of a patient who was erased');
  writeFileSync(join(uploads, 'coming.jpg'), 'of an upload that goes on');
  writeFileSync(join(uploads, 'notes of the editor.txt'), 'not ours');
  expect(await moveFiles('s3', { removeSource: true })).toEqual({
    pictures: { ...counts, same: 9, kept: 1, withoutRow: 1, removed: 9 },
    cards: { ...counts, same: 2, withoutRow: 1, removed: 3 },
  });
  const left = ['uploads/coming.jpg', 'uploads/notes of the editor.txt', url.slice(1)];
  expect([...onDisk().keys()].sort()).toEqual(left.sort());
  expect((await bucket.keys()).length).toBe(12);
});

test('and back: everything is on disk again, newer ones there stay, and the bucket is emptied of what is ours', async () => {
  const wall = await rowOf('wall');
  // The disk's is of before the change in the bucket.
  const file = join(uploads, wall.url.slice('/uploads/'.length));
  const past = statSync(file).mtimeMs / 1000 - 3600;
  utimesSync(file, past, past);
  await bucket.put('uploads/of-another-site.jpg', Buffer.from('theirs'));
  const expected = await inBucket();
  const pictures = { ...ALL_COPIED.pictures, withoutRow: 1 };
  expect(await moveFiles('disk')).toEqual({ ...ALL_COPIED, pictures });
  const disk = onDisk();
  for (const [key, content] of expected)
    if (!key.includes('another')) expect([key, disk.get(key)]).toEqual([key, content]);
  expect((await clinic.look({ appointment })).status).toBe(200);

  const room = await rowOf('room');
  const blue = formOf({ 'other.jpg': await photograph({ background: '#0b107a' }) });
  expect((await editor.upload(blue, `/upload?id=${room.id}`)).status).toBe(200);
  const after = onDisk();
  const again = await moveFiles('disk', { removeSource: true });
  expect(again).toMatchObject({ pictures: { same: 5, kept: 5, removed: 5 }, cards: { same: 2, removed: 2 } });
  expect(onDisk()).toEqual(after);
  const left = [...addressesOf(room).map((address) => address.slice(1)), 'uploads/of-another-site.jpg'];
  expect(await bucket.keys()).toEqual(left.sort());
});

test('with a database that knows none of the files, nothing is taken away', async () => {
  const data = backend.environment.DATA_DIR ?? '';
  const foreign = join(data, 'elsewhere');
  mkdirSync(join(foreign, 'cards'), { recursive: true });
  const name = randomBytes(32).toString('hex');
  writeFileSync(join(foreign, 'cards', name), 'of another clinic');
  await bucket.put(`cards/${randomBytes(32).toString('hex')}`, Buffer.from('theirs'), { moved: 'x' });
  const before = await bucket.keys();
  const DATABASE_FILE = join(data, 'clinic.db');
  const elsewhere = { ...settings, DATA_DIR: foreign, PUBLIC_DIR: foreign, DATABASE_FILE };
  const { cards } = await moveFiles('s3', { removeSource: true }, elsewhere);
  expect(cards).toMatchObject({ copied: 0, removed: 0, withdrawn: 0, withoutRow: 1 });
  expect(readdirSync(join(foreign, 'cards'))).toEqual([name]);
  expect(await bucket.keys()).toEqual(before);
});

test('nothing is removed beside a backend that works with its source still, and all may be beside one that does not', async () => {
  // The backend here works with the disk throughout.
  const moving = (to: 's3' | 'disk') =>
    requireSwitched({ to, backendUrl: backend.url, places: placesOf(settings) });
  await expect(moving('s3')).rejects.toThrow('still works with the source');
  await moving('disk');
});

test('of a bucket with more than a thousand files none is overlooked', async () => {
  await bucket.putMany(Array.from({ length: 1010 }, (_, index) => `uploads/more-${index}.jpg`));
  const { pictures } = await moveFiles('disk', { isDryRun: true });
  expect(pictures.withoutRow).toBeGreaterThan(1010);
});

test('the doctor says that the bucket answers, refuses us, or lets everybody in', async () => {
  const examine = async (named = {}) => {
    const { mark, text } = await checkFiles({ backend: { ...settings, ...named } });
    return `${mark}: ${text}`;
  };
  expect(await examine()).toMatch(/^ok: .*no stranger/);
  expect(await examine({ S3_BUCKET: '' })).toMatch(/^ok: /);
  expect(await examine({ S3_ENDPOINT: bucket.openEndpoint })).toMatch(/^wrong: .*to everybody/);
  bucket.meet('refuse');
  const refused = await examine();
  expect(refused).toMatch(/^wrong: .*AccessDenied/);
  expect(refused).not.toContain(settings.S3_SECRET_ACCESS_KEY);
});
