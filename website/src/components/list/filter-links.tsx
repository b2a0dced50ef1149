import Link from 'next/link';

export interface FilterLink {
  key: string;
  text: string;
  href: string;
  isChosen: boolean;
  words?: { lang?: string; dir?: 'ltr' | 'rtl' };
}

/** Filters as plain links: the address holds the choice, and no script is needed. */
export function FilterLinks({ label, links }: { label: string; links: FilterLink[] }) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="chip-row">
        {links.map(({ key, text, href, isChosen, words }) => (
          <li key={key}>
            <Link
              prefetch={false}
              href={href}
              className="chip"
              {...(isChosen ? { 'aria-current': 'true' } : {})}
              {...words}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
