'use client';

import { useActionState } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { SubmitButton } from '@/components/form/submit-button';
import type { ClinicText, MessagePreview } from '@/contract/message-texts';
import { OutcomeNote } from '@/features/staff-calendar/components/outcome-note';
import { changeTextAction, type TextState } from '../actions';
import { type EditorWords, TextEditor } from './text-editor';

const NOTHING: TextState = { text: null, isConflict: false, faults: [], typed: null };

export type TextFormWords = EditorWords & Record<'errors' | 'submit' | 'pending', string>;

interface Props {
  locale: string;
  name: ClinicText;
  version: string;
  maxLength: number;
  /** In the reader's language first. */
  previews: MessagePreview[];
  placeholders: { name: string; meaning: string; isNeeded: boolean }[];
  /** Whether it goes out as SMS, and has to be short. */
  isCounted: boolean;
  words: TextFormWords;
}

/** One text in both languages side by side. Works without script: what it makes of values is shown after saving. */
export function TextForm({ locale, name, version, previews, words, ...editor }: Props) {
  const [state, action] = useActionState(changeTextAction, NOTHING);
  const errors = state.faults.map(({ language, text }) => ({
    fieldId: language,
    message: `${words.languages[language]}: ${text}`,
  }));
  return (
    <form
      // What was typed comes back as defaults, which count only in a form made anew.
      key={`${JSON.stringify(state)} ${version}`}
      action={action}
      className="mt-6 space-y-6"
      noValidate
    >
      {state.text === null ? null : (
        <OutcomeNote state={state} isGood={false}>
          {state.text}
        </OutcomeNote>
      )}
      {errors.length > 0 ? <ErrorSummary title={words.errors} errors={errors} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="version" value={version} />
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
              words={words}
              {...editor}
            />
          );
        })}
      </div>
      <SubmitButton pendingLabel={words.pending}>{words.submit}</SubmitButton>
    </form>
  );
}
