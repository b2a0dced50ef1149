import type { ComponentProps, ReactNode } from 'react';

/** Classes of a section in a frame, and of one on the warm surface. */
export const FRAMED = 'rounded-card border border-line bg-surface p-5 shadow-card sm:p-6';
export const WARM = 'rounded-card bg-surface-warm p-5 sm:p-6';

interface Props extends Omit<ComponentProps<'section'>, 'id' | 'title'> {
  id: string;
  title: ReactNode;
  look?: string;
}

/** Section of a page under its own heading, which names it; `look` has the classes of the heading. */
export function LabelledSection({ id, title, look = 'text-lg', children, ...section }: Props) {
  return (
    <section aria-labelledby={id} {...section}>
      <h2 id={id} className={look}>
        {title}
      </h2>
      {children}
    </section>
  );
}
