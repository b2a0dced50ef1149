import { getIconData } from '@iconify/utils';
import { afterEach, expect, it, vi } from 'vitest';
import { startLocalServer } from '@/test/local-server';
import { parseIconName } from './icon-name';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('no icon is what objects inherit, nor one of a set that there is not', async () => {
  const { findIcons } = await import('./find-icons');
  const set = await findIcons('lucide', ['constructor'], false);
  expect(set).toMatchObject({ prefix: 'lucide', icons: {}, not_found: ['constructor'] });
  expect(await findIcons('no-such-set', ['ear'], false)).toBeNull();
});

it('icons by name come from the icon API only when they are not installed', async () => {
  const body = '<path d="M0 0"/>';
  const answer = { prefix: 'lucide', icons: { 'brand-new': { body } } };
  const server = await startLocalServer([{ status: 200, body: answer }]);
  // Settings are read once, when the module is loaded anew.
  vi.stubEnv('ICON_API_URL', server.baseUrl);
  const { findIcons } = await import('./find-icons');
  const set = await findIcons('lucide', ['ear', 'brand-new'], true);
  expect(server.requests.map(({ url }) => url)).toEqual(['/lucide.json?icons=brand-new']);
  expect(set && getIconData(set, 'brand-new')?.body).toBe(body);
  expect(set?.not_found).toEqual([]);
});

it.each([
  [' Healthicons:Ear-Outline ', { prefix: 'healthicons', key: 'ear-outline' }],
  ['ear', { prefix: 'lucide', key: 'ear' }],
  ['a:b:c', null],
  ['../ear', null],
  ['lucide:__proto__', null],
])('the name of an icon %j is read as %j', (name, expected) => expect(parseIconName(name)).toEqual(expected));
