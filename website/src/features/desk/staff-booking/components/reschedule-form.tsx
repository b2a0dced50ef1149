'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { AnsweredForm } from '@/components/form/answered-form';
import { OutcomeNote } from '@/components/form/outcome-note';
import { type Choice, RadioGroup } from '@/components/form/radio-group';
import { SubmitButton } from '@/components/form/submit-button';
import { ThumbBar } from '@/components/ui/thumb-bar';
import { SeriesVisits } from '@/features/booking/details/components/series-visits';
import { ReasonField } from '@/features/desk/frame/components/reason-field';
import { type FormState, rescheduleAppointmentAction } from '../actions';

const NOTHING: FormState = { text: '', faults: [], next: [], typed: {} };

interface Props {
  id: string;
  version: number;
  place: { branch: string; service: string };
  /** Another doctor, branch or service than the appointment has: why may be said. */
  isElsewhere: boolean;
  days: { key: string; title: string; times: Choice[] }[];
  /** The visits of its series after it, as the form sends them; null where there are none. */
  rest: {
    visits: string;
    /** Places in the series of the visit and of those after it. */
    numbers: number[];
    scope: string;
    choices: Choice[];
    title: string;
    text: string;
  } | null;
  doctors: Record<string, string>;
  clock: { locale: string; timeZone: string };
}

/** The free times of some days; the chosen one becomes the appointment's, with its doctor, branch and service. */
export function RescheduleForm({ id, version, place, isElsewhere, days, rest, doctors, clock }: Props) {
  const t = useTranslations('staffCalendar.move');
  const [state, action] = useActionState(rescheduleAppointmentAction, NOTHING);
  return (
    <AnsweredForm turn="" action={action} noValidate={false} className="mt-4 space-y-6">
      <OutcomeNote state={state} isGood={state.series !== undefined}>
        {state.text}
      </OutcomeNote>
      <ActionFields of={{ id, version, ...place, ...(rest && { rest: rest.visits }) }} />
      {days.length === 0 ? <p className="text-text-soft">{t('none')}</p> : null}
      {days.map(({ key, title, times }) => (
        <RadioGroup
          key={key}
          id={key}
          name="time"
          label={title}
          look="inline"
          choices={times}
          defaultValue={state.typed.time}
          required
        />
      ))}
      {isElsewhere && days.length > 0 ? (
        <ReasonField id="reason" label={t('reason')} defaultValue={state.typed.reason} />
      ) : null}
      {rest && days.length > 0 ? (
        <RadioGroup
          id="scope"
          label={rest.scope}
          choices={rest.choices}
          defaultValue={state.typed.scope || 'one'}
        />
      ) : null}
      {rest && state.series ? (
        <SeriesVisits
          visits={state.series.visits}
          title={rest.title}
          text={rest.text}
          numbers={rest.numbers}
          seriesOf={state.series.service}
          {...{ doctors, clock }}
        />
      ) : null}
      {days.length === 0 ? null : rest && state.series ? (
        <ThumbBar>
          <SubmitButton className="max-sm:w-full" pendingLabel={t('pending')}>
            {t('all')}
          </SubmitButton>
        </ThumbBar>
      ) : (
        <SubmitButton pendingLabel={t('pending')}>{t(isElsewhere ? 'reassign' : 'submit')}</SubmitButton>
      )}
    </AnsweredForm>
  );
}
