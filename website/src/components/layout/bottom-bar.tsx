import Link from 'next/link';
import type { ComponentType, ReactNode } from 'react';
import { IconDrawing, type IconShape } from '@/components/ui/icon-drawing';

type Action = {
  href: string;
  label: string;
  icon: IconShape | null;
  isMain?: boolean;
  /** Component that draws the link, when it is not an ordinary one. */
  as?: ComponentType<{ href: string; className?: string; children: ReactNode }>;
};

/** Bar of phones: the next step is always under the thumb. */
export function BottomBar({ label, actions }: { label: string; actions: Action[] }) {
  return (
    <nav
      aria-label={label}
      // One row high from the start: otherwise it would rise once its actions have arrived.
      className="bottom-bar"
    >
      <ul className="flex flex-wrap gap-2 px-3 py-2">
        {actions.map(({ href, label: words, icon, isMain, as: PageLink = Link }) => {
          const content = (
            <>
              <IconDrawing shape={icon} className="size-5" />
              <span className="bottom-bar-words">{words}</span>
            </>
          );
          const className = `bottom-bar-link ${
            isMain ? 'bg-accent text-text-on-fill' : 'text-brand hover:bg-surface-sky'
          }`;
          return (
            <li key={href} className="flex-1">
              {href.startsWith('/') ? (
                <PageLink href={href} className={className}>
                  {content}
                </PageLink>
              ) : (
                <a href={href} className={className}>
                  {content}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
