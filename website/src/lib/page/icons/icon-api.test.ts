import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, startLocalServer } from '@/test/local-server';
import { serve } from '@/test/serve';
import { ICON_REQUEST } from '../../browser/shell-constants';
import { iconAddresses, isSafeBody, requestIcons } from './icon-api';

const path = '<path fill="currentColor" d="M1 1h2v2z"/>';
const SCRIPT = '<script>1</script>';
const valid = { prefix: 'ph', width: 256, height: 256, icons: { ear: { body: path } } };

let logged: string[] = [];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((text) => void logged.push(String(text)));
});

afterEach(() => void vi.restoreAllMocks());

async function ask(answers: [Answer, ...Answer[]], names: string[] = ['ear']) {
  const server = await startLocalServer(answers);
  const set = await requestIcons({ apiUrl: server.baseUrl, prefix: 'ph', names, isKept: true });
  return { set, requests: server.requests };
}

it('icons from an icon API are asked for by prefix and names in addresses of at most 500 characters, and put together again', async () => {
  const one = await ask([{ status: 200, body: valid }], ['nose', 'ear', 'ear']);
  expect(one.requests.map(({ url }) => url)).toEqual(['/ph.json?icons=ear,nose']);
  const names = Array.from({ length: 60 }, (_, index) => `a-rather-long-icon-name-${index}`);
  const apiUrl = 'https://icons.example';
  const addresses = iconAddresses({ apiUrl, prefix: 'ph', names });
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect(address.length).toBeLessThanOrEqual(ICON_REQUEST.maximumUrlLength);
  expect(addresses.flatMap((address) => address.split('icons=')[1]?.split(',')).sort()).toEqual(names.sort());
  const nose: Answer = { status: 200, body: { ...valid, icons: { nose: { body: path } } } };
  const { set, requests } = await ask([{ status: 200, body: valid }, nose], names);
  expect(requests.length).toBeGreaterThan(2);
  expect(Object.keys(set?.icons ?? {}).sort()).toEqual(['ear', 'nose']);
});

it.each([
  ['a fault of the server', { status: 500 }],
  ['another set than the one asked for', { status: 200, body: { prefix: 1, icons: [] } }],
  ['an icon with a script', { status: 200, body: { ...valid, icons: { ear: { body: SCRIPT } } } }],
])('icons from an icon API are left out and logged on %s', async (_, answer) => {
  const { set } = await ask([answer]);
  expect(set).toBeNull();
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/^icon: ph could not be loaded/);
});

it('icons from an icon API are given up when nothing comes', async () => {
  const { base: apiUrl } = await serve(() => undefined);
  const set = await requestIcons({ apiUrl, prefix: 'ph', names: ['ear'], isKept: true, timeoutMs: 50 });
  expect(set).toBeNull();
  expect(logged).toHaveLength(1);
});

it.each([
  [true, { next: { revalidate: 30 * 24 * 60 * 60 } }],
  [false, { cache: 'no-store' }],
])('icons are kept on the disk for pages alone, whose editors name them: %s', async (isKept, expected) => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const server = await startLocalServer([{ status: 200, body: valid }]);
  await requestIcons({ apiUrl: server.baseUrl, prefix: 'ph', names: ['ear'], isKept });
  expect(asked.mock.calls[0]?.[1]).toMatchObject(expected);
});

it.each([
  '<g fill="none"><use href="#a"/></g>',
  '<path fill="url(#a)" d=""/>',
  '<mask id="a"><circle r="1"/></mask>',
])('the drawing of an icon may be %s', (body) => expect(isSafeBody(body)).toBe(true));

it.each([
  SCRIPT,
  '<path onclick="x()"/>',
  '<a href="https://x.example">x</a>',
  "<use xlink:href='data:image/svg+xml,x'/>",
  '<image href="#x"/>',
  '<foreignObject><p>x</p></foreignObject>',
  '<path fill="url(https://x.example)"/>',
  '<style>*{}</style>',
  '<use href="&#106;avascript:1"/>',
])('the drawing of an icon may not be %s', (body) => expect(isSafeBody(body)).toBe(false));
