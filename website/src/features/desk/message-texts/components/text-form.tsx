'use client';

import { useTranslations } from 'next-intl';
import { useActionState, useRef, useState } from 'react';
import { FaultForm } from '@/components/form/fault-form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { ClinicText, MessagePreview } from '@/contract/message-texts';
import { measureSms } from '@/contract/sms-length';
import { directionOf } from '@/i18n/routing';
import { changeTextAction, type TextState } from '../actions';
import { fillKnown } from '../rules';
import { TextIn } from './text-in';

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
    <FaultForm
      state={{ errors, given: [state, version] }}
      action={action}
      title={t('errors')}
      fields={{ name, version }}
      className="mt-6 space-y-6"
      refusal={state}
    >
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
    </FaultForm>
  );
}

interface EditorProps extends Pick<Props, 'maxLength' | 'placeholders' | 'isCounted'> {
  preview: MessagePreview;
  initial: string;
  /** True if somebody else has saved a newer version. */
  isOutrun: boolean;
  error: string | undefined;
}

/** Editor of a text in one language: the text, its placeholders, and a preview with sample values while typing. */
function TextEditor(props: EditorProps) {
  const { preview, initial, isOutrun, error, maxLength, placeholders, isCounted } = props;
  const t = useTranslations('messageTexts');
  const { language, standard, values, isOwn } = preview;
  const [text, setText] = useState(initial);
  const area = useRef<HTMLTextAreaElement>(null);
  const filled = fillKnown(text.trim() === '' ? standard : text, values);
  const { letters, parts, isUnicode } = measureSms(filled);

  function insert(name: string): void {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    const end = selectionStart + name.length + 2;
    setText(`${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}`);
    // After the text is drawn, so that the cursor stands behind what was put in.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(end, end);
    });
  }

  return (
    <Card as="section" className="space-y-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong>{t(`languages.${language}`)}</strong>
        <Badge>{isOwn ? t('own') : t('standard')}</Badge>
      </p>
      <input type="hidden" name={`standard.${language}`} value={standard} />
      <TextArea
        ref={area}
        id={language}
        label={t('text')}
        hint={isOutrun ? t('now', { value: preview.text }) : undefined}
        error={error}
        lang={language}
        dir={directionOf(language)}
        rows={6}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <p className="text-sm text-text-soft">{t('insert')}</p>
        <ul className="mt-1 flex flex-wrap gap-2">
          {placeholders.map(({ name, meaning, isNeeded }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => insert(name)}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-line-strong bg-surface px-2.5 text-sm hover:border-action hover:bg-surface-sky"
              >
                <code dir="ltr" className="font-semibold text-action">{`{${name}}`}</code>
                <span>
                  {meaning}
                  {isNeeded ? ` (${t('needed')})` : ''}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="text-sm text-text-soft">{t('preview')}</p>
        <TextIn language={language} className="mt-1 rounded-card bg-surface-sky p-4">
          {filled}
        </TextIn>
        {isCounted ? (
          <p className="mt-2 text-sm text-text-soft" aria-live="polite">
            {t('letters', { count: letters })} · {t('parts', { count: parts })} ·{' '}
            {isUnicode ? t('unicode') : t('gsm')}
          </p>
        ) : null}
      </div>
      {isOwn ? (
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-action">
            {t('standardWords')}
          </summary>
          <TextIn language={language}>{standard}</TextIn>
          <button
            type="submit"
            name="restore"
            value={language}
            className={`mt-3 ${buttonClass({ variant: 'secondary', size: 'sm' })}`}
          >
            {t('restore')}
          </button>
        </details>
      ) : null}
    </Card>
  );
}
