'use client';

import { type ReactNode, useEffect, useRef } from 'react';

// The first question of a document is announced by its load; later ones by taking the focus.
let isFirst = true;

/** Heading of the question on the page; takes the focus when the question changes without a new document. */
export function QuestionHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <h2 ref={heading} id="question" tabIndex={-1} className="rounded-control text-2xl outline-none">
      {children}
    </h2>
  );
}
