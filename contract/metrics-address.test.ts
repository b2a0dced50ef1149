import { expect, test } from 'vitest';
import { metricsAddress } from './metrics-address';

test.each([
  ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
  ['metrics.internal:80', { host: 'metrics.internal', port: 80 }],
])('%s is an address to listen on', (given, expected) => {
  expect(metricsAddress.parse(given)).toEqual(expected);
});

test.each(['9464', '127.0.0.1', '127.0.0.1:', '127.0.0.1:70000', 'http://127.0.0.1:9464', '::1:9464', ''])(
  '"%s" is none',
  (given) => expect(metricsAddress.safeParse(given).success).toBe(false),
);
