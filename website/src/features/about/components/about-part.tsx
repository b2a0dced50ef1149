import type { ReactNode } from 'react';
import { Section, SectionHeading } from '@/components/ui/section';
import type { ContentLang } from '@/i18n/content-lang';
import type { AboutHeading } from '../data';

/** A band of the page with its heading from the backend. */
export function AboutPart({
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
  heading: AboutHeading | null;
  words: ContentLang;
  isShown: boolean;
  action?: ReactNode;
  children: ReactNode;
}) {
  if (!isShown) return null;
  return (
    <Section {...(surface ? { surface } : {})} {...(heading ? { 'aria-labelledby': id } : {})}>
      {heading ? (
        <SectionHeading id={id} title={heading.title} text={heading.text} words={words} action={action} />
      ) : null}
      {children}
    </Section>
  );
}
