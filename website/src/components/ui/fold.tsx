import type { ReactNode } from 'react';
import { Icon } from './icon';

/** Shows what few read, behind a press that needs no script: there for searches of the page, and open on paper. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-line border-y [&+&]:border-t-0">
      <summary className="question min-h-12 py-3">
        {title}
        <Icon name="lucide:plus" className="question-sign" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
