import type { ReactNode } from 'react';
import { Fold } from './fold';

interface Props<T> {
  items: T[];
  first: number;
  title: (others: number) => string;
  list: (some: T[]) => ReactNode;
}

/** Shows the first of a list, and the others behind a press that says how many they are; a single other one is shown at once. */
export function FirstFew<T>({ items, first, title, list }: Props<T>) {
  if (items.length <= first + 1) return list(items);
  return (
    <>
      {list(items.slice(0, first))}
      <Fold title={<h3 className="text-lg">{title(items.length - first)}</h3>}>
        {list(items.slice(first))}
      </Fold>
    </>
  );
}
