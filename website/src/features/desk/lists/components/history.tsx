import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/card';

interface Line {
  key: string;
  what: ReactNode;
  text?: string | null;
  /** Person who did it; null for what happened by itself. */
  who: string | null;
  when: string;
}

interface Props {
  title: string;
  lines: readonly Line[];
  className?: string;
  children?: ReactNode;
}

/** Lists the history of something, and below it `children`. Nothing where there is neither. */
export function History({ title, lines, className, children }: Props) {
  if (lines.length === 0 && !children) return null;
  return (
    <Panel className={className} title={title}>
      <ol className="mt-2 divide-y divide-line">
        {lines.map(({ key, what, text, who, when }) => (
          <li key={key} className="py-2">
            <p className="font-semibold">{what}</p>
            {text ? (
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text}
              </p>
            ) : null}
            <WhoAndWhen who={who} when={when} />
          </li>
        ))}
      </ol>
      {children}
    </Panel>
  );
}

/** Shows who did something (if a person did) and when. */
export function WhoAndWhen({ who, when }: Pick<Line, 'who' | 'when'>) {
  return (
    <p className="text-sm text-text-soft">
      {who ? (
        <>
          <bdi>{who}</bdi> ·{' '}
        </>
      ) : null}
      {when}
    </p>
  );
}
