import 'server-only';
import type { IconifyJSON } from '@iconify/types';
import healthicons from '@iconify-json/healthicons/icons.json';
import lucide from '@iconify-json/lucide/icons.json';

const SETS: Record<string, IconifyJSON> = { lucide, healthicons };

/** An icon set that is part of this installation, or undefined. */
export function installedSet(prefix: string): IconifyJSON | undefined {
  return Object.hasOwn(SETS, prefix) ? SETS[prefix] : undefined;
}
