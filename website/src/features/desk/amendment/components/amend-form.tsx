'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { FaultForm } from '@/components/form/fault-form';
import { EmailField, Field, PhoneField } from '@/components/form/field';
import { type Choice, RadioGroup } from '@/components/form/radio-group';
import { type Option, Select } from '@/components/form/select';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { isolate } from '@/contract/isolate';
import { NAME_LENGTH } from '@/contract/limits';
import { CardChanges } from '@/features/booking/cards/components/card-changes';
import type { CardIcons, CardWords } from '@/features/booking/cards/words';
import { ReasonField } from '@/features/desk/frame/components/reason-field';
import { keptContact } from '@/lib/contact/field-question';
import { type AmendState, amendAction } from '../actions';
import { LABELLED, type TypedField } from '../rules';

const NOTHING: AmendState = { text: '', faults: [], isConflict: false, typed: null };

interface Props {
  id: string;
  version: number;
  current: Partial<Record<TypedField, string>>;
  /** Visits of its series that the person is amended of with it; empty where there are no others ahead. */
  scopes: Choice[];
  kept: ('front' | 'back')[];
  options: Record<'contractType' | 'organisation' | 'guardianRelation', Option[]>;
  phoneCountry: { code: string; label: string };
  card: { words: CardWords; icons: CardIcons };
}

export function AmendForm({ id, version, current, scopes, kept, options, phoneCountry, card }: Props) {
  const t = useTranslations('appointments.amend');
  const [state, action] = useActionState(amendAction, { ...NOTHING, questions: keptContact(current) });
  const typed = state.typed ?? current;
  const faultOf = (field: string) => state.faults.find((one) => one.field === field)?.text;
  const choices: Partial<Record<TypedField, Option[]>> = options;
  const nowOf = (field: TypedField) => {
    const now = current[field] ?? '';
    if (!state.isConflict || (typed[field] ?? '') === now) return undefined;
    const shown = choices[field]?.find(({ value }) => value === now)?.label ?? now;
    return shown === '' ? t('nowEmpty') : t('now', { value: isolate(shown) });
  };
  const control = (field: (typeof LABELLED)[number]) => ({
    id: field,
    label: labels[field],
    hint: nowOf(field),
    error: faultOf(field),
    defaultValue: typed[field] ?? '',
    question: field === 'phone' || field === 'email' ? state.questions?.[field] : undefined,
  });
  const labels: Record<string, string> = Object.fromEntries(LABELLED.map((field) => [field, t(field)]));
  return (
    <FaultForm
      state={{
        errors: state.faults.map(({ field, text }) => ({
          fieldId: field,
          message: `${labels[field] ?? field}: ${text}`,
        })),
        given: state,
      }}
      action={action}
      title={t('errors')}
      fields={{ id, version }}
      className="group/form mt-6 space-y-6"
      refusal={state}
    >
      {scopes.length > 0 ? (
        <RadioGroup
          id="others"
          label={t('others')}
          hint={t('othersHint')}
          choices={scopes}
          // As a colleague may have changed them since, what was chosen may be offered no more.
          defaultValue={(scopes.find(({ value }) => value === typed.others) ?? scopes.at(-1))?.value}
        />
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...control('firstName')} dir="auto" autoComplete="off" maxLength={NAME_LENGTH} />
        <Field {...control('lastName')} dir="auto" autoComplete="off" maxLength={NAME_LENGTH} />
        <PhoneField {...control('phone')} country={phoneCountry} autoComplete="off" />
        <Field {...control('age')} inputMode="numeric" dir="ltr" autoComplete="off" />
        <EmailField {...control('email')} autoComplete="off" frameClassName="sm:col-span-2" />
        <Field
          {...control('guardianName')}
          dir="auto"
          autoComplete="off"
          maxLength={NAME_LENGTH}
          frameClassName="sm:col-span-2"
        />
        <Select
          {...control('guardianRelation')}
          placeholder={t('choose')}
          options={options.guardianRelation}
        />
        <Field {...control('guardianPhone')} type="tel" inputMode="tel" dir="ltr" autoComplete="off" />
        <Select {...control('contractType')} options={options.contractType} />
        <Select
          {...control('organisation')}
          placeholder={t('choose')}
          options={options.organisation}
          frameClassName="group-has-[option[value=cash]:checked]/form:hidden"
        />
      </div>
      <div className="group-has-[option[value=cash]:checked]/form:hidden">
        <CardChanges kept={kept} typed={typed} faultOf={faultOf} hint={t('cardsHint')} card={card} />
      </div>
      <TextArea {...control('additionalNotes')} dir="auto" rows={3} />
      <ReasonField {...control('reason')} hint={t('reasonHint')} />
      <SubmitButton pendingLabel={t('pending')}>{t('submit')}</SubmitButton>
    </FaultForm>
  );
}
