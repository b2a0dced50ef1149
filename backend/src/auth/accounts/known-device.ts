import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '../../platform/aes-gcm';
import { readEnvironment } from '../../platform/environment/environment';
import { sameText } from '../../platform/same-text';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';

/** A shared computer knows so many people; the one who has not signed in longest is forgotten first. */
const MAX_PEOPLE = 20;
const LIFETIME = 180 * DAY_MINUTES * MINUTE;
const LONGEST_TOKEN = 2000;

const content = z.object({
  id: z.string().max(40),
  people: z.array(z.string()).max(MAX_PEOPLE),
  end: z.number(),
});

export interface KnownDevice {
  id: string;
  /** Digests of addresses and user names. */
  people: readonly string[];
}

/**
 * Tokens by which browsers that have been signed in with are known again (OWASP, "Slow Down Online Guessing Attacks with Device
 * Cookies"). Signed, not stored; such a token opens nothing, it only makes the holder's tries count for themselves.
 */
export class KnownDevices {
  private readonly key: Buffer;

  /** @param secret the backend's ENCRYPTION_KEY */
  constructor(secret: string) {
    this.key = deriveKey({ secret, use: 'known devices' });
  }

  /** The device a token names; null for one that is not ours or too old. */
  read({ token, now }: { token: string; now: number }): KnownDevice | null {
    if (token.length > LONGEST_TOKEN) return null;
    const [text = '', signature = ''] = token.split('.');
    if (!sameText(this.sign(text), signature)) return null;
    const { id, people, end } = content.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return end > now ? { id, people } : null;
  }

  /** The token for a device after somebody signed in with it; `names` is what they may type as their account. */
  issue({ device, names, now }: { device: KnownDevice | null; names: string[]; now: number }): string {
    const added = [...new Set(names.map((name) => this.digest(name)))];
    const others = device?.people.filter((one) => !added.includes(one)) ?? [];
    const people = [...added, ...others].slice(0, MAX_PEOPLE);
    const id = device?.id ?? randomBytes(16).toString('base64url');
    const value = { id, people, end: now + LIFETIME } satisfies z.infer<typeof content>;
    const text = Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${text}.${this.sign(text)}`;
  }

  knows({ device, account }: { device: KnownDevice; account: string }): boolean {
    return device.people.includes(this.digest(account));
  }

  private digest(account: string): string {
    const name = account.trim().toLowerCase();
    return createHmac('sha256', this.key).update(name).digest('base64url').slice(0, 16);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(`token ${text}`).digest('base64url');
  }
}

export function knownDevices(): KnownDevices {
  return new KnownDevices(readEnvironment().ENCRYPTION_KEY);
}

export function deviceOf(ctx: { get: (header: string) => string }): KnownDevice | null {
  return knownDevices().read({ token: ctx.get('X-Device'), now: Date.now() });
}
