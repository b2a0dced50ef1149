'use client';

import { type ReactNode, useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import type { PressResult } from '@/components/form/press-form';

/** A form about the queue, and below it why it was refused. Works without script. */
export function QueueForm({
  action,
  fields,
  className,
  children,
}: {
  action: (former: PressResult, form: FormData) => Promise<PressResult>;
  fields: Record<string, string | number>;
  className?: string;
  children: ReactNode;
}) {
  const [result, send] = useActionState(action, null);
  return (
    <form action={send} className={className}>
      <ActionFields of={fields} />
      {children}
      {result?.text ? (
        <p role="alert" className="w-full text-danger text-sm">
          {result.text}
        </p>
      ) : null}
    </form>
  );
}
