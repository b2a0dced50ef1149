import 'server-only';
import type { IconifyJSON } from '@iconify/types';
import { getIconData, iconToSVG } from '@iconify/utils';
import { cn } from '@/lib/cn';
import { getEnvironment } from '@/lib/env';
import { findIcons } from '@/lib/icons/find-icons';
import { parseIconName } from '@/lib/icons/icon-name';
import { installedSet } from '@/lib/icons/installed';

/** Signs that point along the line of reading turn round in Arabic; clocks, phones and logos do not. */
const DIRECTIONAL = /(^|-)(arrow|chevron|chevrons|move|log-in|log-out|undo|redo|reply|forward)(-|$)/;

type Props = { name: string; label?: string; className?: string };
type Parts = { prefix: string; key: string };

/**
 * An icon by its Iconify name (`lucide:phone`, `healthicons:ear-outline`; a bare name is lucide),
 * drawn into the server's HTML, so that no icon costs the browser any script. What is not installed is asked
 * of the icon API where one is configured; an unknown name is written to the log and draws nothing.
 * Decorative unless `label` is given.
 */
export function Icon({ name, ...look }: Props) {
  const parts = parseIconName(name);
  const set = parts ? installedSet(parts.prefix) : undefined;
  if (parts && set && getIconData(set, parts.key)) return <Drawing set={set} parts={parts} look={look} />;
  if (parts && getEnvironment().ICON_API_URL) return <FetchedIcon parts={parts} look={look} />;
  return unknown(name);
}

async function FetchedIcon({ parts, look }: { parts: Parts; look: Omit<Props, 'name'> }) {
  const set = await findIcons({ prefix: parts.prefix, names: [parts.key] });
  if (set && getIconData(set, parts.key)) return <Drawing set={set} parts={parts} look={look} />;
  return unknown(`${parts.prefix}:${parts.key}`);
}

function Drawing({ set, parts, look }: { set: IconifyJSON; parts: Parts; look: Omit<Props, 'name'> }) {
  const data = getIconData(set, parts.key);
  if (!data) return null;
  const { attributes, body } = iconToSVG(data);
  return (
    <svg
      viewBox={attributes.viewBox}
      className={cn('icon', DIRECTIONAL.test(parts.key) && 'mirror-rtl', look.className)}
      focusable="false"
      {...(look.label ? { role: 'img', 'aria-label': look.label } : { 'aria-hidden': true })}
      // Installed sets, or data of the icon API that was checked to do nothing but draw (lib/icons/icon-api).
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

function unknown(name: string): null {
  console.warn(`icon: unknown name ${JSON.stringify(name.slice(0, 80))}`);
  return null;
}
