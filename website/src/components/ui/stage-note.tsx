import { Icon } from './icon';
import { Link } from './link';

/** Says of something with dates that it is over, or still to come, and leads to what there is now. */
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
