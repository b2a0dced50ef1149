'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/form/submit-button';
import { OutcomeNote } from '@/features/staff-calendar/components/outcome-note';
import { type FormState, rescheduleAppointmentAction } from '../actions';
import { type TimeChoice, TimeChoices } from './time-choices';

const NOTHING: FormState = { outcome: 'none', text: '', faults: [], next: [], typed: {} };

/** The free times of some days; the chosen one becomes the appointment's. */
export function RescheduleForm({
  locale,
  id,
  version,
  days,
  words,
}: {
  locale: string;
  id: string;
  version: number;
  days: { date: string; title: string; times: TimeChoice[] }[];
  words: { none: string; submit: string; pending: string };
}) {
  const [state, action] = useActionState(rescheduleAppointmentAction, NOTHING);
  const isEmpty = days.every(({ times }) => times.length === 0);
  return (
    <form action={action} className="mt-4 space-y-6">
      {state.outcome === 'none' ? null : (
        <OutcomeNote state={state} isGood={false}>
          {state.text}
        </OutcomeNote>
      )}
      <input type="hidden" name="page" value={locale} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {isEmpty ? <p className="text-text-soft">{words.none}</p> : null}
      {days.map(({ date, title, times }) =>
        times.length === 0 ? null : <TimeChoices key={date} legend={title} name="startsAt" times={times} />,
      )}
      {isEmpty ? null : <SubmitButton pendingLabel={words.pending}>{words.submit}</SubmitButton>}
    </form>
  );
}
