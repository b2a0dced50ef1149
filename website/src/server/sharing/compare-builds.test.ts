import Redis from 'iovalkey';
import { expect, test } from 'vitest';
import { startValkey } from '../../test/valkey';
import { compareBuilds, describeBuild } from './compare-builds';

const one = describeBuild({ id: 'one', formsKey: 'key' });
const two = describeBuild({ id: 'two', formsKey: 'key' });

test('a build hears of another build, and of another key of forms, when it starts after it', async () => {
  const { url, stop } = await startValkey();
  expect(await compareBuilds(url, one)).toEqual([]);
  expect(await compareBuilds(url, one)).toEqual([]);
  expect(await compareBuilds(url, two)).toEqual([expect.stringMatching(/build one, this one two/)]);
  const lines = await compareBuilds(url, describeBuild({ id: 'two', formsKey: 'other key' }));
  expect(lines).toEqual([expect.stringMatching(/^NEXT_SERVER_ACTIONS_ENCRYPTION_KEY/)]);
  expect(lines.join()).not.toContain('other key');
  // A line of the log is made of no other text.
  const client = new Redis(url);
  await client.set('clinic:last-started', JSON.stringify({ ...one, id: 'one\nforged' }));
  client.disconnect();
  expect(await compareBuilds(url, two)).toEqual([]);
  await stop();
});

test('a Valkey that is not there at the start is asked once it is', async () => {
  const { port, url, stop } = await startValkey();
  await stop();
  const errors: Error[] = [];
  const compared = compareBuilds(url, one, (error) => errors.push(error));
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  const server = await startValkey({ port });
  expect(await compared).toEqual([]);
  expect(await compareBuilds(url, two)).toHaveLength(1);
  await server.stop();
});
