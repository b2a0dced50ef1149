'use client';

import { useTranslations } from 'next-intl';
import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { ErrorSummary } from '@/components/form/error-summary';
import { OutcomeNote } from '@/components/form/outcome-note';
import { SubmitButton } from '@/components/form/submit-button';
import type { ClinicText, MessagePreview } from '@/contract/message-texts';
import { changeTextAction, type TextState } from '../actions';
import { TextEditor } from './text-editor';

const NOTHING: TextState = { text: null, isConflict: false, faults: [], typed: null };

interface Props {
  name: ClinicText;
  version: string;
  maxLength: number;
  /** Previews, the reader's language first. */
  previews: MessagePreview[];
  placeholders: { name: string; meaning: string; isNeeded: boolean }[];
  /** True when it goes out as SMS, and has to be short. */
  isCounted: boolean;
}

/** One text in both languages side by side. Works without script: what it makes of values is shown after saving. */
export function TextForm({ name, version, previews, ...editor }: Props) {
  const t = useTranslations('messageTexts');
  const [state, action] = useActionState(changeTextAction, NOTHING);
  const errors = state.faults.map(({ language, text }) => ({
    fieldId: language,
    message: `${t(`languages.${language}`)}: ${text}`,
  }));
  return (
    <form
      // React resets defaults only in a new form, so the key changes with what was typed.
      key={`${JSON.stringify(state)} ${version}`}
      action={action}
      className="mt-6 space-y-6"
      noValidate
    >
      <OutcomeNote state={state} isGood={false}>
        {state.text}
      </OutcomeNote>
      {errors.length > 0 ? <ErrorSummary title={t('errors')} errors={errors} /> : null}
      <ActionFields of={{ name, version }} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {previews.map((preview) => {
          const { language } = preview;
          return (
            <TextEditor
              key={language}
              preview={preview}
              initial={state.typed?.[language] ?? preview.text}
              isOutrun={state.isConflict && state.typed?.[language] !== preview.text}
              error={state.faults.find((fault) => fault.language === language)?.text}
              {...editor}
            />
          );
        })}
      </div>
      <SubmitButton pendingLabel={t('pending')}>{t('submit')}</SubmitButton>
    </form>
  );
}
