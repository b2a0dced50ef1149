import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/card';

export function Facts({ title, children, below }: { title: string; children: ReactNode; below?: ReactNode }) {
  return (
    <Panel title={title}>
      <dl className="mt-2 divide-y divide-line *:py-2">{children}</dl>
      {below}
    </Panel>
  );
}

/** A line of a list such as {@link Facts}; left out when there is nothing to say. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div>
      <dt className="text-sm text-text-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
