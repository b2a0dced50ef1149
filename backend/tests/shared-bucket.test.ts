import { expect, test } from 'vitest';
import { createContractClinic } from './support/contract-clinic';
import { signInEditor } from './support/editor';
import { addressesOf, formOf, photograph, rowsOfPictures } from './support/pictures';
import { startBucket } from './support/s3';
import { startSecondBackend } from './support/second-backend';

// On PostgreSQL only: several processes cannot share an SQLite database.
const bucket = await startBucket();
const clinic = await createContractClinic({ env: bucket.environment });
const second = await startSecondBackend();

test('a picture that one backend took is given by the other, in every size, until either removes it', async () => {
  const { backend } = clinic;
  const editor = await signInEditor({ backend });
  expect((await editor.upload(formOf({ 'room.jpg': await photograph() }))).status).toBe(201);
  const [row] = await rowsOfPictures(backend.strapi);
  const addresses = row ? addressesOf(row) : [];
  expect(addresses).toHaveLength(5);
  for (const address of addresses) {
    const given = await fetch(`${second.url}${address}`);
    expect(given.status).toBe(200);
    expect(Buffer.from(await given.arrayBuffer())).toEqual(await bucket.read(address.slice(1)));
  }
  expect((await editor.call('DELETE', `/upload/files/${row?.id}`)).status).toBe(200);
  expect((await fetch(`${second.url}${row?.url}`)).status).toBe(404);
});

test('a contract card that one backend took opens on the other, and lies encrypted below cards/', async () => {
  const { backend, booker, contract, appointmentOf, staff, look, photo } = clinic;
  const appointment = await appointmentOf(await booker.post(await contract()));
  const cards = (await bucket.keys()).filter((key) => key.startsWith('cards/'));
  expect(cards).toHaveLength(2);
  for (const key of cards) expect((await bucket.read(key)).includes(photo.subarray(0, 40))).toBe(false);
  const there = await fetch(`${second.url}/api/appointments/${appointment}/cards/front`, {
    headers: { Authorization: `Bearer ${staff}` },
  });
  const here = await look({ appointment });
  expect([there.status, here.status, there.headers.get('content-type')]).toEqual([200, 200, 'image/webp']);
  expect(await there.arrayBuffer()).toEqual(await here.arrayBuffer());
  expect(backend.url).not.toBe(second.url);
});
