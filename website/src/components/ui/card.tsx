import type { HTMLAttributes, ReactNode } from 'react';
import { cn } from '@/lib/text/cn';

type Props = { as?: 'div' | 'li' | 'section' } & HTMLAttributes<HTMLElement>;

/** A raised panel. Give it `as="section"` or `as="li"` where it is one. */
export function Card({ as: Element = 'div', className, ...props }: Props) {
  return (
    <Element
      className={cn(
        'rounded-card border border-line bg-surface p-panel shadow-card sm:p-6 print:p-3 print:shadow-none',
        className,
      )}
      {...props}
    />
  );
}

type PanelProps = Omit<Props, 'as' | 'title'> & { title: ReactNode; text?: ReactNode };

/** A panel with its heading, and a line about it. */
export function Panel({ title, text, children, ...card }: PanelProps) {
  return (
    <Card as="section" {...card}>
      <h2 className="text-lg">{title}</h2>
      {text ? <p className="mt-1 text-sm text-text-soft">{text}</p> : null}
      {children}
    </Card>
  );
}
