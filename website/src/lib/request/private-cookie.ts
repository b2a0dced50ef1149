import 'server-only';
import { cookies } from 'next/headers';
import { getEnvironment } from '../process/env';

/** True where the site is reached by https, which cookies are bound to then. */
export const isByHttps = () => getEnvironment().SITE_URL.startsWith('https://');

/**
 * Describes a cookie that scripts cannot read: `__Host-` by https, which a browser takes from this site alone. Without
 * `seconds` it lasts until the browser is closed. It is written in actions and route handlers alone.
 */
export function privateCookie(bare: string, sameSite: 'lax' | 'strict', seconds?: number) {
  const nameOf = () => (isByHttps() ? `__Host-${bare}` : bare);
  const write = async (value: string, maxAge: number | undefined) => {
    const options = { httpOnly: true, secure: isByHttps(), sameSite, path: '/' };
    (await cookies()).set(nameOf(), value, maxAge === undefined ? options : { ...options, maxAge });
  };
  return {
    name: nameOf,
    /** The value in this browser; '' where it has none. */
    read: async () => (await cookies()).get(nameOf())?.value ?? '',
    keep: (value: string, maxAge = seconds) => write(value, maxAge),
    drop: () => write('', 0),
  };
}
