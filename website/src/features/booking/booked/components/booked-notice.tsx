import type { ReactNode } from 'react';

export type BookedWords = Record<'title' | 'text' | 'link', string>;

/** Says that the appointment asked for is booked, with the way to it. Links are plain: the next page is a whole new one. */
export function BookedNotice(props: { words: BookedWords; href: string; children?: ReactNode }) {
  const { words, href, children } = props;
  return (
    <section
      aria-labelledby="booked"
      className="mt-4 rounded-card border-2 border-status-confirmed bg-status-confirmed-soft p-5"
    >
      <div role="status">
        <h3 id="booked" className="text-lg text-status-confirmed">
          {words.title}
        </h3>
        <p className="mt-1">{words.text}</p>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-6">
        <a href={href} className="text-link">
          {words.link}
        </a>
        {children}
      </p>
    </section>
  );
}
