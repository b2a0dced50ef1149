import type { IconifyJSON } from '@iconify/types';
import { validateIconSet } from '@iconify/utils';
import { ICON_REQUEST } from '../../browser/shell-constants';
import { createHttp } from './http';

/** Parts that a drawing may not hold: anything that runs, loads or leads elsewhere. */
const UNSAFE =
  /<\s*\/?\s*(?:script|style|foreignobject|iframe|object|embed|image|a|set|animate\w*)\b|\son\w+\s*=|(?:href|src)\s*=\s*["']?\s*(?!["']?\s*#)|url\(\s*["']?\s*(?!["']?\s*#)|<!|<\?|&#/i;

/** True when an icon's markup only draws. */
export function isSafeBody(body: string): boolean {
  return !UNSAFE.test(body);
}

/** Icons do not change under their name. */
const KEEP_SECONDS = 30 * 24 * 60 * 60;

interface Asked {
  apiUrl: string;
  prefix: string;
  names: string[];
}

/** The addresses that together ask for all names, none longer than 500 characters (specification, point 9). */
export function iconAddresses({ apiUrl, prefix, names }: Asked): string[] {
  const base = `${apiUrl}/${prefix}.json?icons=`;
  const groups: string[] = [];
  for (const name of [...new Set(names)].sort()) {
    const last = groups.at(-1);
    const joined = last === undefined ? name : `${last},${name}`;
    if (last !== undefined && base.length + joined.length <= ICON_REQUEST.maximumUrlLength) {
      groups[groups.length - 1] = joined;
    } else groups.push(name);
  }
  return groups.map((group) => base + group);
}

/**
 * Asks an Iconify API for 5 s at most; invalid or unsafe icons are logged and left out, null without any.
 * @param isKept false where anybody may invent the names: each answer would lie on the disk
 */
export async function requestIcons({
  isKept,
  timeoutMs = ICON_REQUEST.timeout,
  ...asked
}: Asked & { isKept: boolean; timeoutMs?: number }): Promise<IconifyJSON | null> {
  const { prefix } = asked;
  const request = async (address: string): Promise<IconifyJSON | null> => {
    try {
      const { origin, pathname, search } = new URL(address);
      const answer = await createHttp({ baseUrl: origin })(pathname + search, {
        // For both tries together.
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        ...(isKept ? { next: { revalidate: KEEP_SECONDS } } : { cache: 'no-store' as const }),
      });
      const set = validateIconSet(answer, { prefix });
      const unsafe = Object.entries(set.icons).find(([, { body }]) => !isSafeBody(body));
      if (unsafe) throw new Error(`the icon ${JSON.stringify(unsafe[0])} could do more than draw`);
      return set;
    } catch (error) {
      console.error(`icon: ${prefix} could not be loaded: ${error instanceof Error ? error.message : error}`);
      return null;
    }
  };
  const sets = (await Promise.all(iconAddresses(asked).map(request))).filter((set) => set !== null);
  const [first] = sets;
  if (!first) return null;
  return {
    ...first,
    icons: Object.assign({}, ...sets.map(({ icons }) => icons)),
    aliases: Object.assign({}, ...sets.map(({ aliases }) => aliases ?? {})),
  };
}
