import 'server-only';
import healthicons from '@iconify-json/healthicons/icons.json';
import lucide from '@iconify-json/lucide/icons.json';
import { cn } from '@/lib/cn';

const SETS = { lucide, healthicons };

/** Signs that point along the line of reading turn round in Arabic; clocks, phones and logos do not. */
const DIRECTIONAL = /(^|-)(arrow|chevron|chevrons|move|log-in|log-out|undo|redo|reply|forward)(-|$)/;

/**
 * An icon by its Iconify name (`lucide:phone`, `healthicons:ear-outline`; a bare name is lucide),
 * drawn into the server's HTML, so that no icon costs the browser any script. An unknown name is
 * written to the log and draws nothing. Decorative unless `label` is given.
 */
export function Icon({ name, label, className }: { name: string; label?: string; className?: string }) {
  const [prefix = '', key = ''] = name.includes(':') ? name.split(':') : ['lucide', name];
  const set = prefix === 'lucide' || prefix === 'healthicons' ? SETS[prefix] : undefined;
  const alias = set?.aliases?.[key]?.parent;
  const icon = set?.icons[alias ?? key];
  if (!set || !icon) {
    console.warn(`icon: unknown name ${JSON.stringify(name.slice(0, 80))}`);
    return null;
  }
  const width = icon.width ?? set.width ?? 24;
  const height = icon.height ?? set.height ?? 24;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={cn('icon', DIRECTIONAL.test(key) && 'mirror-rtl', className)}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // Drawn from the installed icon sets only: a name from the backend selects, it never supplies markup.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}
