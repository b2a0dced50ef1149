import { Icon } from './icon';
import { Link } from './link';

/** Note that an entry is over or has not begun, with a link to the current ones. */
export function StageNote({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <div className="flex gap-3 rounded-card border border-line-strong bg-surface-warm p-5">
      <Icon name="lucide:calendar-x" className="mt-1 size-5 text-accent" />
      <div>
        <p className="font-semibold">{text}</p>
        <p>
          <Link href={href} className="text-link">
            {link}
          </Link>
        </p>
      </div>
    </div>
  );
}
