import { Link } from '@/components/ui/link';
import { cn } from '@/lib/text/cn';

interface FilterLink {
  text: string;
  /** Number of what it leads to. */
  count?: number;
  href: string;
  isChosen: boolean;
  words?: { lang?: string; dir?: 'ltr' | 'rtl' };
}

interface Props {
  label: string;
  links: FilterLink[];
  className?: string;
}

/** Filters as plain links: the address holds the choice, and no script is needed. */
export function FilterLinks({ label, links, className }: Props) {
  return (
    <nav aria-label={label} className={cn('print:hidden', className)}>
      <ul className="chip-row">
        {links.map(({ text, count, href, isChosen, words }) => (
          <li key={`${href} ${text}`}>
            <Link href={href} className="chip" {...(isChosen ? { 'aria-current': 'true' } : {})} {...words}>
              {text}
              {count === undefined ? null : <span className="ms-2 font-normal tabular-nums"> {count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
