import { Panel } from '@/components/ui/card';
import { Plot } from '@/components/ui/plot';
import type { FigureChart } from '../chart-rules';
import { FigureTable } from './figure-table';

export function Chart({ chart, tableLabel }: { chart: FigureChart; tableLabel: string }) {
  const { title, about, summary, plot, head, rows } = chart;
  return (
    <Panel className="min-w-0 break-inside-avoid print:p-3" title={title}>
      <Plot summary={summary} {...plot} />
      <p className="mt-3 text-sm text-text-soft">{about}</p>
      <details className="mt-1 print:hidden">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-action">{tableLabel}</summary>
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
          tabIndex={0}
          className="overflow-x-auto"
        >
          <FigureTable caption={title} head={head} rows={rows} />
        </section>
      </details>
    </Panel>
  );
}
