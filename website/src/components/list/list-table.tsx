import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/text/cn';

interface ListTableProps {
  /** Heads of the columns; those of buttons are for screen readers alone, or for paper too, which may have something to read there. */
  columns: readonly {
    key: string;
    label: ReactNode;
    isUnseen?: 'onScreen' | 'everywhere';
    sorted?: 'ascending' | 'descending' | undefined;
  }[];
  children: ReactNode;
}

/** The table of a list: its heads stay in sight, and on phones each of its rows is a card. */
export function ListTable({ columns, children }: ListTableProps) {
  const head =
    'px-3 py-2 text-start font-semibold text-sm text-text-soft lg:sticky lg:top-0 lg:z-10 lg:bg-surface lg:first:rounded-ss-card lg:last:rounded-se-card print:static print:px-1.5 print:text-[9pt]';
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card max-lg:block lg:border lg:border-line lg:bg-surface print:table! print:border-0">
      <thead className="max-lg:sr-only print:not-sr-only print:table-header-group!">
        <tr>
          {columns.map(({ key, label, isUnseen, sorted }) => (
            <th
              key={key}
              scope="col"
              className={cn(head, isUnseen === 'everywhere' && 'print:hidden')}
              aria-sort={sorted}
            >
              {isUnseen ? <span className="sr-only print:not-sr-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:space-y-2 lg:[&_td]:border-line lg:[&_td]:border-t lg:[&_th]:border-line lg:[&_th]:border-t print:table-row-group! print:[&_td]:border-line print:[&_td]:border-t print:[&_th]:border-line print:[&_th]:border-t">
        {children}
      </tbody>
    </table>
  );
}

/** Columns of a {@link ListTable}, with the heads that `labelOf` gives them. */
export function columnsOf<const Key extends string>(keys: readonly Key[], labelOf: (key: Key) => string) {
  return keys.map((key) => ({ key, label: labelOf(key) }));
}

/** A row of a {@link ListTable}: its first cell is a {@link ListHead}. */
export function ListRow({ isOpen = false, children }: { isOpen?: boolean; children: ReactNode }) {
  return (
    <tr
      className={cn(
        'break-inside-avoid max-lg:relative max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_fit-content(60%)] max-lg:items-center max-lg:gap-x-3 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:px-3 max-lg:py-1.5 lg:hover:bg-surface-sky/40 print:table-row!',
        isOpen && 'bg-surface-sky/60',
      )}
    >
      {children}
    </tr>
  );
}

const CELL =
  'align-middle max-lg:block lg:px-3 lg:py-1.5 print:px-1.5 print:py-1 print:text-start! print:text-[9pt]!';

/** Class that keeps a cell on paper, whatever a phone leaves out of its card. */
const ON_PAPER = 'print:table-cell!';

/** Head of a row with its name, and the link that opens it. */
export function ListHead({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="row" className={cn(CELL, ON_PAPER, 'text-start font-normal print:min-w-28', className)}>
      {children}
    </th>
  );
}

/** Link of a row to its page; on phones the whole card is one. */
export function PageOfRow({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="font-semibold text-action underline underline-offset-4 max-lg:after:absolute max-lg:after:inset-0 lg:inline-flex lg:min-h-8 lg:items-center"
    >
      {children}
    </Link>
  );
}

/** Head of a column before its value, where a row is a card without heads. */
export function InCard({ children }: { children: ReactNode }) {
  return <span className="lg:hidden print:hidden">{children}</span>;
}

const IN_CARD = {
  line: 'max-lg:col-span-2 max-lg:empty:hidden',
  start: 'max-lg:col-start-1',
  end: 'max-lg:col-start-2 max-lg:justify-self-end max-lg:text-end',
} as const;

interface ListCellProps {
  inCard?: keyof typeof IN_CARD;
  /** True for a column of buttons: without a head, and not printed. */
  isOfButtons?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A cell; in the card of a phone it has a line of its own, or its start, or its end. */
export function ListCell({ inCard = 'line', isOfButtons = false, className, children }: ListCellProps) {
  return (
    <td className={cn(CELL, isOfButtons ? 'print:hidden' : ON_PAPER, IN_CARD[inCard], className)}>
      {children}
    </td>
  );
}
