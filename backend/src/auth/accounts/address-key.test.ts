import { expect, test } from 'vitest';
import { addressKey } from './address-key';

test.each([
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['not an address', 'not an address'],
])('what counts as the address %s is %s', (address, key) => expect(addressKey(address)).toBe(key));
