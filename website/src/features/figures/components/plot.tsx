import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { topOf } from '../rules';

const WIDTH = 600;
const HEIGHT = 120;

/**
 * Bars in the order of reading, with what they say as a table behind them. Drawn on the server; sizes are
 * attributes of the drawing, because the content security policy of these pages allows no inline styles.
 */
export function Plot({
  title,
  summary,
  values,
  ends,
  isMirrored,
  tableLabel,
  children,
}: {
  title: string;
  /** The plot in a sentence, for those who do not see it. */
  summary: string;
  values: number[];
  /** What stands under the first and the last bar. */
  ends: [string, string];
  /** In languages that read from right to left. */
  isMirrored: boolean;
  tableLabel: string;
  /** The table. */
  children: ReactNode;
}) {
  const top = topOf(values);
  const step = WIDTH / Math.max(1, values.length);
  return (
    <Card as="section">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 text-end text-sm text-text-soft tabular-nums">{top}</p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
        className="h-32 w-full border-line border-t border-b"
      >
        <g transform={isMirrored ? `translate(${WIDTH} 0) scale(-1 1)` : ''} className="fill-accent">
          {values.map((value, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={index}
              x={index * step + step * 0.15}
              width={step * 0.7}
              y={HEIGHT - (HEIGHT * value) / top}
              height={(HEIGHT * value) / top}
            />
          ))}
        </g>
      </svg>
      <p className="mt-1 flex justify-between gap-4 text-sm text-text-soft" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-action">{tableLabel}</summary>
        {children}
      </details>
    </Card>
  );
}
