import { cn } from '@/lib/text/cn';

interface Sum {
  id: string;
  name: string;
  value: string | number;
  before: string;
}

/** Figures of a period, each with that of the period before; `className` says how many stand side by side. */
export function Sums({ sums, className }: { sums: readonly Sum[]; className: string }) {
  return (
    <dl className={cn('mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 print:grid-cols-4 print:gap-2', className)}>
      {sums.map(({ id, name, value, before }) => (
        <div
          key={id}
          className="flex flex-col justify-between gap-1 rounded-card border border-line bg-surface px-4 py-3 print:break-inside-avoid print:px-3 print:py-1.5"
        >
          <dt className="text-sm text-text-soft">{name}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-bold text-brand text-xl tabular-nums">{value}</span>
            <span className="text-sm text-text-soft tabular-nums">{before}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  label: string;
  terms: readonly { id: string; name: string; text: string }[];
}

/** Definitions of the figures, collapsed. */
export function Definitions({ label, terms }: Props) {
  return (
    <details className="mt-3 text-sm print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-action">{label}</summary>
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        {terms.map(({ id, name, text }) => (
          <div key={id}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
