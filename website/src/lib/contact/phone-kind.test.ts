import { expect, test } from 'vitest';
import { canHaveWhatsapp } from './phone-kind';

test.each([
  ['+20223456789', false],
  ['+201012345678', true],
  ['+12025550123', true],
  ['+999', true],
])('%s can have WhatsApp: %s', (phone, can) => expect(canHaveWhatsapp(phone)).toBe(can));
