import type { ReactNode } from 'react';
import { Section, SectionHeading } from './section';

/** A band of a page with the heading an editor gave it; nothing at all where there is nothing to show. */
export function HeadedSection({
  id,
  surface,
  heading,
  words,
  isShown,
  action,
  children,
}: {
  id: string;
  surface?: 'warm' | 'sky';
  heading: { title: string; text: string | null } | null;
  words: { lang?: string; dir?: 'ltr' | 'rtl' };
  isShown: boolean;
  action?: ReactNode;
  children: ReactNode;
}) {
  if (!isShown) return null;
  return (
    <Section {...(surface ? { surface } : {})} {...(heading ? { 'aria-labelledby': id } : {})}>
      {heading ? (
        <SectionHeading
          id={id}
          title={heading.title}
          text={heading.text}
          words={words}
          action={action}
          isBrief
        />
      ) : null}
      {children}
    </Section>
  );
}
