'use client';

import { useFormStatus } from 'react-dom';
import { ActionFields } from '@/components/form/action-fields';
import { Button } from '@/components/ui/button';
import type { Press } from '../rules';
import { usePress } from './desk-board';

export function PressForm({
  id,
  version,
  label,
  presses,
}: {
  id: string;
  version: number;
  label: string;
  presses: { press: Press; label: string }[];
}) {
  const action = usePress();
  if (presses.length === 0) return null;
  return (
    <form action={action} className="print:hidden">
      <ActionFields of={{ id, version }} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
      <div role="group" aria-label={label} className="flex flex-wrap gap-2">
        {presses.map(({ press, label: words }, index) => (
          <PressButton key={press} press={press} isMain={index === 0}>
            {words}
          </PressButton>
        ))}
      </div>
    </form>
  );
}

function PressButton({ press, isMain, children }: { press: Press; isMain: boolean; children: string }) {
  const { pending } = useFormStatus();
  return (
    <Button
      type="submit"
      name="press"
      value={press}
      variant={isMain ? 'primary' : 'secondary'}
      className="px-4 max-sm:grow"
      aria-disabled={pending}
      onClick={(event) => {
        if (pending) event.preventDefault();
      }}
    >
      {children}
    </Button>
  );
}
