import type { ReactNode } from 'react';
import { Section } from './section';

interface Props {
  id: string;
  surface?: 'warm' | 'sky';
  heading: { title: string; text: string | null } | null;
  words: { lang?: string; dir?: 'ltr' | 'rtl' };
  of: readonly unknown[];
  action?: ReactNode;
  children: ReactNode;
}

/** A band of a page with the heading an editor gave it; nothing at all where there is nothing to show. */
export function HeadedSection({ id, surface, heading, words, of: entries, action, children }: Props) {
  if (entries.length === 0) return null;
  return (
    <Section {...(surface ? { surface } : {})} {...(heading ? { 'aria-labelledby': id } : {})}>
      {heading ? (
        <div className="band-heading">
          <div className="max-w-text" {...words}>
            <h2 id={id} className="text-3xl">
              {heading.title}
            </h2>
            {heading.text ? <p className="band-text max-sm:hidden">{heading.text}</p> : null}
          </div>
          {action}
        </div>
      ) : null}
      {children}
    </Section>
  );
}
