import { cookies } from 'next/headers';
import { isByHttps } from '@/lib/request/private-cookie';
import { deriveKey } from '@/lib/security/encrypted-text';
import { randomHex } from '@/lib/security/random-hex';

const COOKIE = 'storage-key';
const HOURS = 4;

/** Key under which this browser seals typed text, over a reload (lib/browser/sealed-storage.ts). */
export async function GET(): Promise<Response> {
  const jar = await cookies();
  const own = jar.get(COOKIE)?.value ?? '';
  const id = /^[0-9a-f]{32}$/.test(own) ? own : randomHex(16);
  jar.set(COOKIE, id, {
    httpOnly: true,
    secure: isByHttps(),
    sameSite: 'strict',
    // No page is this visitor's own because of it.
    path: '/api/storage-key',
    maxAge: HOURS * 3600,
  });
  return new Response(deriveKey(`storage ${id}`), { headers: { 'cache-control': 'no-store' } });
}
