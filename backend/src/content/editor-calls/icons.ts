import { z } from 'zod';
import { readEnvironment } from '../../platform/environment/environment';

const icon = z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() });
const iconSet = z.object({
  icons: z.record(z.string(), icon),
  width: z.number().optional(),
  height: z.number().optional(),
});

export interface IconPicture {
  name: string;
  body: string;
  width: number;
  height: number;
}

/** Side of Iconify's icons, where a set does not say. */
const SIDE = 16;

async function readSet(prefix: string, names: string[]): Promise<IconPicture[]> {
  const address = new URL(`/api/icons/${prefix}.json`, readEnvironment().WEBSITE_URL);
  address.searchParams.set('icons', names.join(','));
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(4_000) });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`The website answered ${response.status}`);
  const set = iconSet.parse(await response.json());
  return Object.entries(set.icons).map(([name, { body, width, height }]) => ({
    name: `${prefix}:${name}`,
    body,
    width: width ?? set.width ?? SIDE,
    height: height ?? set.height ?? SIDE,
  }));
}

/** Reads pictures of icons such as `lucide:ear` from the website, without those it has not; throws when it does not answer. */
export async function readIcons(names: string[]): Promise<IconPicture[]> {
  const bySet = new Map<string, string[]>();
  for (const [prefix = '', name = ''] of names.map((one) => one.split(':')))
    bySet.set(prefix, [...(bySet.get(prefix) ?? []), name]);
  const sets = await Promise.all([...bySet].map(([prefix, some]) => readSet(prefix, some)));
  return sets.flat();
}
