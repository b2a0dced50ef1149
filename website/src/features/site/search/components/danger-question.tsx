'use client';

import { useEffect, useState } from 'react';
import { FocusBox } from '@/components/form/focus-box';
import { HiddenFields } from '@/components/form/hidden-fields';
import type { DangerQuestion as Asked } from '../danger-words';
import { WarningNotes } from './warning-notes';

/**
 * Shows what to do in a possible emergency and takes the focus. The form, when it is sent again, carries that it was read, even
 * after an answer without this question, such as a network error. All texts come with the form: a warning that had to be fetched
 * might not arrive.
 */
export function DangerQuestion({ danger }: { danger: Asked | undefined }) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (danger) setAsked(danger.asked);
  }, [danger]);
  const dangerAsked = danger?.asked ?? asked;
  return (
    <>
      {dangerAsked === '' ? null : <HiddenFields of={{ dangerAsked }} />}
      {danger?.warning ? (
        <FocusBox answer={danger} className="scroll-mt-36">
          <WarningNotes {...danger.warning} />
          <p className="mt-3">{danger.warning.sendAgain}</p>
        </FocusBox>
      ) : null}
    </>
  );
}
