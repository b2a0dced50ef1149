'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useActionState, useState } from 'react';
import { AnsweredForm } from '@/components/form/answered-form';
import { Checkbox } from '@/components/form/checkbox';
import { ErrorSummary } from '@/components/form/error-summary';
import { EmailField, Field, PhoneField } from '@/components/form/field';
import { HiddenFields } from '@/components/form/hidden-fields';
import { OutcomeNote } from '@/components/form/outcome-note';
import { RadioGroup } from '@/components/form/radio-group';
import type { Option } from '@/components/form/select';
import { Select } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { ThumbBar } from '@/components/ui/thumb-bar';
import { NAME_LENGTH } from '@/contract/limits';
import { STAFF_FIELDS } from '@/contract/patient';
import { CardChanges } from '@/features/booking/cards/components/card-changes';
import type { CardIcons, CardWords } from '@/features/booking/cards/words';
import { AgeAndGuardian, type GuardianWords } from '@/features/booking/details/components/guardian-fields';
import { SeriesVisits } from '@/features/booking/details/components/series-visits';
import { ReasonField } from '@/features/desk/frame/components/reason-field';
import type { WantedTime } from '@/features/desk/staff-calendar/address';
import { DangerQuestion } from '@/features/site/search/components/danger-question';
import { lostKey } from '@/lib/browser/lost-answer';
import { keptContact } from '@/lib/contact/field-question';
import { cn } from '@/lib/text/cn';
import { formatDate, formatTime } from '@/lib/time/clinic-time';
import { bookForCallerAction, type FormState } from '../actions';
import { type LABELLED, OWN_LABELS, timesInstead } from '../rules';

interface Props {
  idempotencyKey: string;
  wanted: WantedTime;
  options: Record<'service' | 'contractType' | 'organisation' | 'locale' | 'status', Option[]>;
  phoneMessages: { options: Option[]; text: ReactNode } | null;
  /** Values that the form starts with: always a service, and what is known of a patient. */
  defaults: { service: string } & Record<string, string>;
  consentText: ReactNode;
  /** Age below which a guardian consents, and the words of the guardian's fields. */
  guardian: { age: number; words: GuardianWords };
  phoneCountry: { code: string; label: string };
  card: { words: CardWords; icons: CardIcons };
  /** Locale and zone of free times, when the wanted one is gone. */
  clock: { locale: string; timeZone: string };
  doctors: Record<string, string>;
}

export function CallerForm(props: Props) {
  const { wanted, options, phoneMessages, defaults, guardian, card, clock, doctors } = props;
  const locale = useLocale();
  const t = useTranslations('staffCalendar.new');
  const overbook = useTranslations('staffCalendar.overbook');
  const amend = useTranslations('appointments.amend');
  const nothing: FormState = { text: '', faults: [], next: [], typed: defaults };
  const [state, action] = useActionState<FormState, FormData>(bookForCallerAction, nothing);
  // Kept also after an answer without contact data, such as a warning about a sign of danger.
  const kept = keptContact({ phone: defaults.phone, email: defaults.email });
  // A form that is drawn anew because its answer got lost may have booked.
  const [key] = useState(() => lostKey() || props.idempotencyKey);
  // Extra walk-ins need no reason: their number is limited instead.
  const needsReason = wanted.overbook && !wanted.walkIn;
  const { typed } = state;
  const consentTitle = t(wanted.walkIn ? 'walkInConsentTitle' : 'consentTitle');
  const labels: Record<string, string> = {
    ...Object.fromEntries(STAFF_FIELDS.map((id) => [id, amend(id)])),
    ...Object.fromEntries(OWN_LABELS.map((id) => [id, t(id)])),
    cardFront: amend('cardFront'),
    cardBack: amend('cardBack'),
    consent: consentTitle,
    overbookReason: overbook('reason'),
  };
  const base: typeof typed = { service: defaults.service, locale, contractType: 'cash', status: 'confirmed' };
  const faultOf = (field: string) => state.faults.find((one) => one.field === field)?.text;
  const control = (id: (typeof LABELLED)[number] | 'overbookReason') => ({
    id,
    label: labels[id],
    error: faultOf(id),
    defaultValue: typed[id] || base[id],
    question: id === 'phone' || id === 'email' ? (state.questions?.[id] ?? kept[id]) : undefined,
  });
  const next = timesInstead(state, wanted.startsAt).map((value) => ({
    value,
    label: `${formatDate({ ...clock, instant: value, style: 'medium' })} · ${formatTime({ ...clock, instant: value })}`,
  }));
  const shown = state.faults.filter(({ field }) => field in labels);
  return (
    <AnsweredForm
      turn={JSON.stringify(state)}
      action={action}
      className={cn('group/form mt-6 space-y-6', state.series && '**:scroll-mb-24')}
    >
      <DangerQuestion danger={state.danger} />
      <ErrorSummary
        title={t('errors')}
        errors={shown.map(({ field, text }) => ({ fieldId: field, message: `${labels[field]}: ${text}` }))}
        answer={state}
      />
      <OutcomeNote state={state} isGood={state.series !== undefined}>
        {shown.length === 0 ? state.text : null}
      </OutcomeNote>
      <HiddenFields of={{ page: locale, key, branch: wanted.branch }} />
      {state.series ? (
        <SeriesVisits
          visits={state.series.visits}
          title={t('series')}
          seriesOf={state.series.service}
          {...{ doctors, clock }}
        />
      ) : (
        <input type="hidden" name="doctor" value={wanted.doctor} />
      )}
      {state.series ? null : next.length > 0 ? (
        <RadioGroup
          id="startsAt"
          label={t('next')}
          look="inline"
          choices={next}
          defaultValue={next[0]?.value}
          required
        />
      ) : (
        <input type="hidden" name="startsAt" value={wanted.startsAt} />
      )}
      {wanted.overbook ? <input type="hidden" name="isOverbooking" value="yes" /> : null}
      {needsReason ? <ReasonField {...control('overbookReason')} name="overbookReason" required /> : null}
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...control('firstName')} dir="auto" autoComplete="off" maxLength={NAME_LENGTH} />
        <Field {...control('lastName')} dir="auto" autoComplete="off" maxLength={NAME_LENGTH} />
        <PhoneField {...control('phone')} country={props.phoneCountry} autoComplete="off" />
        <AgeAndGuardian
          age={<Field {...control('age')} inputMode="numeric" dir="ltr" autoComplete="off" />}
          guardianAge={guardian.age}
          control={control}
          words={guardian.words}
          className="contents"
        />
        <EmailField
          {...control('email')}
          hint={t('emailHint')}
          autoComplete="off"
          frameClassName="sm:col-span-2"
        />
        <Select {...control('service')} options={options.service} />
        {wanted.walkIn || wanted.overbook ? null : (
          <Field
            {...control('afterDays')}
            hint={t('afterDaysHint')}
            dir="ltr"
            autoComplete="off"
            frameClassName="sm:col-span-2"
          />
        )}
        <Select {...control('locale')} options={options.locale} />
        <Select {...control('contractType')} options={options.contractType} />
        <Select
          {...control('organisation')}
          hint={t('contractHint')}
          placeholder={amend('choose')}
          options={options.organisation}
          frameClassName="group-has-[option[value=cash]:checked]/form:hidden"
        />
      </div>
      <div className="group-has-[option[value=cash]:checked]/form:hidden">
        <CardChanges kept={[]} typed={typed} faultOf={faultOf} hint={t('cardsHint')} card={card} />
      </div>
      {phoneMessages ? (
        <Select {...control('tellBy')} hint={phoneMessages.text} options={phoneMessages.options} />
      ) : null}
      <TextArea {...control('additionalNotes')} dir="auto" rows={3} />
      {wanted.walkIn ? (
        <input type="hidden" name="isWalkIn" value="yes" />
      ) : (
        <Select {...control('status')} options={options.status} />
      )}
      <fieldset className="rounded-card border border-line bg-surface p-5">
        <legend className="float-start mb-2 w-full font-semibold">{consentTitle}</legend>
        <div className="clear-both">{props.consentText}</div>
        <Checkbox
          id="consent"
          value="on"
          label={t(wanted.walkIn ? 'walkInConsent' : 'consent')}
          error={faultOf('consent')}
          defaultChecked={typed.consent === 'on'}
          frameClassName="mt-2"
        />
      </fieldset>
      {state.series ? (
        <ThumbBar>
          <SubmitButton className="max-sm:w-full" pendingLabel={t('pending')}>
            {t('seriesSubmit')}
          </SubmitButton>
        </ThumbBar>
      ) : (
        <SubmitButton variant={needsReason ? 'danger' : 'primary'} pendingLabel={t('pending')}>
          {wanted.walkIn ? t('walkInSubmit') : wanted.overbook ? overbook('submit') : t('submit')}
        </SubmitButton>
      )}
    </AnsweredForm>
  );
}
