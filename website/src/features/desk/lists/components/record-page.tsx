import type { ReactNode } from 'react';
import { DeskPage } from './desk-page';

interface Props {
  title: ReactNode;
  marks: ReactNode;
  isBeside: boolean;
  back: { href: string; label: string };
  children: ReactNode;
}

/** Entry of a list: on its own page, or in a panel beside the list. */
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
