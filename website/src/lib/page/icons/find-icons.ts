import 'server-only';
import type { IconifyJSON } from '@iconify/types';
import { getIcons } from '@iconify/utils';
import { getEnvironment } from '../../process/env';
import { requestIcons } from './icon-api';
import { installedSet } from './installed';

/**
 * Finds icons of a set: installed, else at ICON_API_URL, whose answer is kept when `isKept`. `not_found` lists unknown names; null
 * when no set is known.
 */
export async function findIcons(
  prefix: string,
  names: string[],
  isKept: boolean,
): Promise<IconifyJSON | null> {
  const installed = installedSet(prefix);
  // Names that every object has (`constructor`) are no icons of a set.
  const has = (name: string) =>
    [installed?.icons, installed?.aliases].some((named) => named && Object.hasOwn(named, name));
  const missing = names.filter((name) => !has(name));
  const present = names.filter(has);
  const found = installed && present.length > 0 ? getIcons(installed, present) : null;
  const own: IconifyJSON | null = installed
    ? { ...(found ?? { prefix, icons: {} }), not_found: missing }
    : null;
  if (missing.length === 0) return own;

  const apiUrl = getEnvironment().ICON_API_URL;
  const fetched = apiUrl ? await requestIcons({ apiUrl, prefix, names: missing, isKept }) : null;
  if (!fetched) return own;
  if (!own) return fetched;
  const icons = { ...own.icons, ...fetched.icons };
  const aliases = { ...own.aliases, ...fetched.aliases };
  const known = new Set([...Object.keys(icons), ...Object.keys(aliases)]);
  return { ...own, icons, aliases, not_found: missing.filter((name) => !known.has(name)) };
}
