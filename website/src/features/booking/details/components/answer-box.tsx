import type { ReactNode } from 'react';
import { FocusBox } from '@/components/form/focus-box';

interface Props {
  answer: unknown;
  isGood?: boolean;
  'data-outcome'?: string;
  children: ReactNode;
}

/** Says what became of a form, mostly why it was not taken; takes the focus with each answer. */
export function AnswerBox({ isGood = false, ...box }: Props) {
  const tone = isGood ? 'border-accent bg-accent-soft' : 'border-status-pending bg-status-pending-soft';
  return <FocusBox className={`scroll-mt-36 rounded-card border-2 p-5 ${tone}`} {...box} />;
}
