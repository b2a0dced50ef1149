import type { ComponentProps, ReactNode } from 'react';

/** A section of a page under its own heading. */
export function TitledSection({
  id,
  title,
  titleClass = 'mb-2 text-2xl',
  children,
  ...section
}: Omit<ComponentProps<'section'>, 'title'> & { id: string; title: ReactNode; titleClass?: string }) {
  return (
    <section {...section} aria-labelledby={id}>
      <h2 id={id} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  );
}
