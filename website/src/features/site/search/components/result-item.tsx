import Link from 'next/link';
import type { SearchResult } from '../schema';

export function ResultItem({
  result: { kind, title, note, words, href, action, time, fee },
  bookClass,
}: {
  result: SearchResult;
  bookClass: string;
}) {
  return (
    <article className="relative rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <p className="text-sm text-text-soft">{kind}</p>
      <h3 className="mt-0.5 text-lg leading-snug" {...words}>
        <Link
          href={href}
          prefetch={false}
          className="after:absolute after:inset-0 after:rounded-card hover:text-action"
        >
          {title}
        </Link>
      </h3>
      {note ? (
        <p className="mt-1 max-w-text text-text-soft" {...words}>
          {note}
        </p>
      ) : null}
      {action ? <p className="mt-2 font-semibold text-action">{action}</p> : null}
      {time ? (
        <p className="relative mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link href={time.href} prefetch={false} aria-label={time.label} className={bookClass}>
            <span className="first-letter:uppercase">{time.text}</span>
          </Link>
          {fee ? <span className="text-sm text-text-soft">{fee}</span> : null}
        </p>
      ) : null}
    </article>
  );
}
