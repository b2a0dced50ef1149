import { resolve } from 'node:path';
import { phoneFiles } from '../../src/messaging/mailing';
import type { Transport } from '../../src/messaging/transport';

/** A mail transport beside files for what goes to phones. */
export function besidePhones(email: Transport) {
  const directory = resolve(process.env.DATA_DIR ?? '.tmp', 'mail');
  return { email, sms: phoneFiles('sms', directory), whatsapp: phoneFiles('whatsapp', directory) };
}
