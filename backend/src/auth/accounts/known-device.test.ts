import { expect, test } from 'vitest';
import { KnownDevices } from './known-device';

const DAY = 86_400_000;
const devices = new KnownDevices('a secret of thirty-two characters');

test('a device that was signed in with is known for this account by any of its names, and for no other; a device that was signed in with is not known by a changed token, another secret, or after half a year', () => {
  const token = devices.issue({ device: null, names: ['Mona@clinic.example', 'mona'], now: 0 });
  const device = devices.read({ token, now: 1 }) ?? expect.fail('The device is not known');
  expect(devices.knows({ device, account: ' mona@CLINIC.example' })).toBe(true);
  expect(devices.knows({ device, account: 'mona' })).toBe(true);
  expect(devices.knows({ device, account: 'hala@clinic.example' })).toBe(false);
  expect(token).not.toContain('mona');
  expect(new KnownDevices('another secret of the same length').read({ token, now: 0 })).toBeNull();
  for (const changed of [`x${token}`, token.slice(0, -1), 'eyJpZCI6ImEifQ', 'x'.repeat(5000)])
    expect(devices.read({ token: changed, now: 0 })).toBeNull();
  expect(devices.read({ token, now: 179 * DAY })).not.toBeNull();
  expect(devices.read({ token, now: 181 * DAY })).toBeNull();
});

test('a device that was signed in with stays the same device for the next person, and knows the last twenty', () => {
  let token = devices.issue({ device: null, names: ['first@clinic.example'], now: 0 });
  const id = devices.read({ token, now: 0 })?.id;
  for (let index = 0; index < 20; index += 1) {
    const device = devices.read({ token, now: 0 });
    token = devices.issue({ device, names: [`colleague-${index}@clinic.example`], now: 0 });
  }
  const device = devices.read({ token, now: 0 }) ?? expect.fail('The device is not known');
  expect(device.id).toBe(id);
  expect(devices.knows({ device, account: 'colleague-0@clinic.example' })).toBe(true);
  expect(devices.knows({ device, account: 'first@clinic.example' })).toBe(false);
  expect(token.length).toBeLessThan(1000);
});
