import 'server-only';
import { headers } from 'next/headers';
import { readDevice } from './device-cookie';

/** Reads the visitor's address, settled before Next (lib/request/trusted-proxies); null when unknown. */
export async function getVisitorAddress(): Promise<string | null> {
  const forwarded = (await headers()).get('x-forwarded-for');
  return forwarded?.trim() || null;
}

/** True when a page of this site sent the form; no origin, or "null", is refused (OWASP ASVS 5.0, 3.5.1). */
export async function isFromOwnPage(): Promise<boolean> {
  const given = await headers();
  const site = given.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = given.get('origin');
  const host = given.get('host');
  if (!origin || !host || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}

/** The visitor, as the account calls of the backend are told of them. */
export async function getCaller(): Promise<{ clientIp?: string; userAgent?: string; device?: string }> {
  const clientIp = (await getVisitorAddress()) ?? undefined;
  const userAgent = (await headers()).get('user-agent')?.slice(0, 300) || undefined;
  return { clientIp, userAgent, device: (await readDevice()) ?? undefined };
}
