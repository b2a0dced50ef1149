import { Children, type ReactNode } from 'react';

interface Props {
  as?: 'ul' | 'ol';
  none?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** List that may be empty: it then shows a text instead, since an empty list is announced as one. */
export function List({ as: Element = 'ul', none = null, className, children }: Props) {
  return Children.toArray(children).length === 0 ? none : <Element className={className}>{children}</Element>;
}
