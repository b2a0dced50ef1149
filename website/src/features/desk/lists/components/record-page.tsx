import type { ReactNode } from 'react';
import { DeskPage } from './desk-page';

interface Props {
  title: ReactNode;
  marks: ReactNode;
  isBeside: boolean;
  back: { href: string; label: string };
  children: ReactNode;
}

/** One row of a list whole: on a page of its own, or beside the list it was opened from. */
export function RecordPage({ title, marks, isBeside, back, children }: Props) {
  if (isBeside) {
    return (
      <>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2">
          <h2 className="text-xl">{title}</h2>
          {marks}
        </div>
        {children}
      </>
    );
  }
  return (
    <DeskPage narrow title={title} marks={marks} back={back}>
      {children}
    </DeskPage>
  );
}
