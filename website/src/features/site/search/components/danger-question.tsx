'use client';

import { useEffect, useRef } from 'react';
import { HiddenFields } from '@/components/form/hidden-fields';
import type { DangerQuestion as Asked } from '../danger-words';
import { WarningNotes } from './warning-notes';

/** Says what to do now, in a form that may tell of an emergency, and takes the focus; the form that is sent again says that it was read. */
export function DangerQuestion({ danger }: { danger: Asked | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (danger?.warning) frame.current?.focus();
  }, [danger]);
  if (!danger) return null;
  return (
    <div ref={frame} tabIndex={-1} className="scroll-mt-36">
      <HiddenFields of={{ dangerAsked: danger.asked }} />
      {danger.warning ? (
        <>
          <WarningNotes {...danger.warning} />
          <p className="mt-3">{danger.warning.sendAgain}</p>
        </>
      ) : null}
    </div>
  );
}
