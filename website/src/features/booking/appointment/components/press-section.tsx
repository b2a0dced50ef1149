import type { ReactNode } from 'react';
import { LabelledSection } from '@/components/ui/labelled-section';
import type { OwnAppointment } from '@/contract/appointment';
import { sayFaultId } from '@/lib/request/fault-id';

/** Outcome of an earlier press: whether it failed, and the id by which that is found in the logs. */
export interface PressTrouble {
  isFailed: boolean;
  fault: string | null;
}

/** A part of an appointment's page, and what became of an earlier press in it. */
export interface PartProps {
  appointment: OwnAppointment;
  trouble: PressTrouble;
}

/** Says that an earlier press did not work; nothing where it did. */
export function FailedPress({ trouble: { isFailed, fault }, text }: { trouble: PressTrouble; text: string }) {
  if (!isFailed) return null;
  return (
    <p role="alert" className="mt-2 font-semibold text-danger">
      {sayFaultId({ text, id: fault })}
    </p>
  );
}

interface Props {
  id: string;
  words: { title: string; text: string; failed: string };
  trouble: PressTrouble;
  children: ReactNode;
}

/** Something that is asked for by one press, with what became of an earlier one above its text. Its form works without script. */
export function PressSection({ id, words, trouble, children }: Props) {
  return (
    <LabelledSection
      id={`${id}-title`}
      title={words.title}
      look="scroll-mt-24 text-lg"
      className="mt-5 print:hidden"
    >
      <FailedPress trouble={trouble} text={words.failed} />
      <p className="mt-1">{words.text}</p>
      {children}
    </LabelledSection>
  );
}
