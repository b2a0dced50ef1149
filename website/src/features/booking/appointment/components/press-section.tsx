import type { ReactNode } from 'react';
import { sayFaultId } from '@/lib/request/fault-id';

/** Outcome of an earlier press: whether it failed, and the id by which that is found in the logs. */
export interface PressTrouble {
  isFailed: boolean;
  fault: string | null;
}

/** Something that is asked for by one press, with what became of an earlier one above its text. Its form works without script. */
export function PressSection({
  id,
  words,
  trouble,
  children,
}: {
  id: string;
  words: { title: string; text: string; failed: string };
  trouble: PressTrouble;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-5 print:hidden">
      <h2 id={`${id}-title`} className="scroll-mt-24 text-lg">
        {words.title}
      </h2>
      {trouble.isFailed ? (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {sayFaultId({ text: words.failed, id: trouble.fault })}
        </p>
      ) : null}
      <p className="mt-1">{words.text}</p>
      {children}
    </section>
  );
}
