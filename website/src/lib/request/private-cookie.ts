import 'server-only';
import { getEnvironment } from '../process/env';

/** Names a cookie that scripts cannot read: `__Host-` by https, which a browser takes from this site alone. */
export function privateCookie<SameSite extends 'lax' | 'strict'>(name: string, sameSite: SameSite) {
  const secure = getEnvironment().SITE_URL.startsWith('https://');
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, secure, sameSite, path: '/' },
  } as const;
}
