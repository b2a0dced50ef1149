import type { ComponentProps } from 'react';
import { cn } from '@/lib/text/cn';
import {
  CONTROL_CLASS,
  describeField,
  emptyMark,
  FieldFrame,
  type FieldWords,
  splitField,
} from './field-parts';

export function TextArea(props: FieldWords & Omit<ComponentProps<'textarea'>, 'id'>) {
  const { frame, control } = splitField(props);
  const { className, name = frame.id, rows = 4, ...rest } = control;
  return (
    <FieldFrame {...frame}>
      <textarea
        id={frame.id}
        name={name}
        rows={rows}
        className={cn(CONTROL_CLASS, className)}
        {...describeField(frame)}
        {...emptyMark(rest)}
        {...rest}
      />
    </FieldFrame>
  );
}
