import type { IncomingMessage } from 'node:http';
import { expect, it, test } from 'vitest';
import { settleVisitorAddress, TrustedProxies } from './trusted-proxies';

type Claimed = { trusted?: string; peer?: string; headers: Record<string, string> };

function settled({ trusted = '', peer = '198.51.100.7', headers }: Claimed) {
  const request = { headers: { ...headers }, socket: { remoteAddress: peer } } as unknown as IncomingMessage;
  settleVisitorAddress(request, new TrustedProxies(trusted));
  return request.headers;
}

const IPV6 = '2001:db8::1';
const TWO = '203.0.113.1, 203.0.113.2';
it.each([
  ['is the one of the connection, whatever is claimed', {}, '203.0.113.1', '198.51.100.7'],
  ['is the one a trusted proxy names', { trusted: '198.51.100.7' }, '203.0.113.1', '203.0.113.1'],
  // Anything a caller wrote before it counts for nothing.
  ['is the last that is no proxy', { trusted: '198.51.100.0/24' }, `${TWO}, 198.51.100.9`, '203.0.113.2'],
  ['is the proxy itself when that names nobody', { trusted: '198.51.100.7' }, '', '198.51.100.7'],
  ['is never what is no address', { trusted: '198.51.100.7' }, '203.0.113.1, constructor', '198.51.100.7'],
  ['is one of IPv4 in its own form', { peer: '::ffff:192.0.2.3' }, '203.0.113.1', '192.0.2.3'],
  ['may come from IPv6', { trusted: '::1, fd00::/8', peer: 'fd00::5' }, IPV6, IPV6],
  ['may come by the other form', { trusted: '127.0.0.1', peer: '::ffff:127.0.0.1' }, IPV6, IPV6],
])('the address of a visitor %s', (_, given, claimed, expected) => {
  const headers: Record<string, string> = claimed ? { 'x-forwarded-for': claimed } : {};
  expect(settled({ ...given, headers })['x-forwarded-for']).toBe(expected);
});

test('claims about the way here are taken from a trusted proxy only', () => {
  const named = { 'x-real-ip': '203.0.113.1', forwarded: 'for=203.0.113.1' };
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', ...named };
  expect(settled({ headers })).toEqual({ 'x-forwarded-for': '198.51.100.7' });
  expect(settled({ headers, trusted: '198.51.100.7' })).toMatchObject({ 'x-forwarded-proto': 'https' });
});

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '1.2.3', '::1/129', '10.0.0.0/8/8'])(
  '%s is refused as a trusted proxy',
  (setting) => expect(() => new TrustedProxies(setting)).toThrow(/^TRUSTED_PROXIES: "/),
);
