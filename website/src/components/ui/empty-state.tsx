import type { ReactNode } from 'react';
import { ButtonLink } from './button';
import { WaveMark } from './wave';

interface Props {
  /** `h1` where this is all the page holds. */
  as?: 'h1' | 'p';
  title: string;
  text?: string | undefined;
  link?: { href: string; label: string } | undefined;
  action?: ReactNode;
}

/** Explains why a list is empty, and what to do instead. */
export function EmptyState({ as: Title = 'p', title, text, link, action }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card bg-surface-warm px-6 py-12 text-center">
      <WaveMark className="size-14 text-accent" />
      <Title className="font-bold text-brand text-xl">{title}</Title>
      {text ? <p className="max-w-text text-text-soft">{text}</p> : null}
      {link || action ? (
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {action}
          {link ? (
            <ButtonLink href={link.href} variant="secondary">
              {link.label}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
