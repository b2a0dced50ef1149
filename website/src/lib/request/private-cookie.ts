import 'server-only';
import { getEnvironment } from '../process/env';

/**
 * Name and options of a cookie that scripts cannot read. Where the website is reached by https its name begins with `__Host-`:
 * a browser takes such a one from this site alone.
 *
 * @param options.sameSite `strict` is not sent along by whoever comes from another site, `lax` is
 */
export function privateCookie<SameSite extends 'lax' | 'strict'>(name: string, sameSite: SameSite) {
  const secure = getEnvironment().SITE_URL.startsWith('https://');
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, secure, sameSite, path: '/' },
  } as const;
}
