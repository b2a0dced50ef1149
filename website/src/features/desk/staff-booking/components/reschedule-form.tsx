'use client';

import { useLocale } from 'next-intl';
import { useActionState } from 'react';
import { Field } from '@/components/form/field';
import { HiddenFields } from '@/components/form/hidden-fields';
import { OutcomeNote } from '@/components/form/outcome-note';
import { SubmitButton } from '@/components/form/submit-button';
import { REASON_LENGTH } from '@/contract/limits';
import { type FormState, rescheduleAppointmentAction } from '../actions';
import { type TimeChoice, TimeChoices } from './time-choices';

const NOTHING: FormState = { outcome: 'none', text: '', faults: [], next: [], typed: {} };

interface Day {
  key: string;
  title: string;
  doctor: string;
  times: TimeChoice[];
}

/** The free times of some days; the chosen one becomes the appointment's, with its doctor, branch and service. */
export function RescheduleForm({
  id,
  version,
  place,
  isElsewhere,
  days,
  words,
}: {
  id: string;
  version: number;
  place: { branch: string; service: string };
  /** Another doctor, branch or service than the appointment has: why may be said. */
  isElsewhere: boolean;
  days: Day[];
  words: { none: string; submit: string; pending: string; reason: string; next: string };
}) {
  const locale = useLocale();
  const [state, action] = useActionState(rescheduleAppointmentAction, NOTHING);
  return (
    <form action={action} className="mt-4 space-y-6">
      <OutcomeNote state={state} isGood={false}>
        {state.text}
      </OutcomeNote>
      <HiddenFields of={{ page: locale, id, version, branch: place.branch, service: place.service }} />
      {days.length === 0 ? <p className="text-text-soft">{words.none}</p> : null}
      {days.map(({ key, title, doctor, times }) => (
        <TimeChoices
          key={key}
          legend={title}
          name="time"
          times={times.map((time) => ({ ...time, value: `${time.startsAt} ${doctor}` }))}
        />
      ))}
      {isElsewhere && days.length > 0 ? (
        <Field id="reason" label={words.reason} dir="auto" autoComplete="off" maxLength={REASON_LENGTH} />
      ) : null}
      {days.length > 0 ? <SubmitButton pendingLabel={words.pending}>{words.submit}</SubmitButton> : null}
    </form>
  );
}
