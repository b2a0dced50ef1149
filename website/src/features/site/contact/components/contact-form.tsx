'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { EmailField, Field } from '@/components/form/field';
import { FocusBox } from '@/components/form/focus-box';
import { TextArea } from '@/components/form/text-area';
import { Button, buttonClass } from '@/components/ui/button';
import { DangerQuestion } from '@/features/site/search/components/danger-question';
import { showToast } from '@/lib/browser/toast';
import { sendMessageAction } from '../actions';
import {
  checkMessage,
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
  LENGTHS,
  MESSAGE_FIELDS,
  type MessageField,
  readTyped,
  SHORTEST_WRITING_MS,
  type TypedMessage,
} from '../rules';
import { type ContactState, readContactState } from '../schema';
import type { ContactWords } from '../words';

/** Longest wait for an answer; after it the line counts as broken. */
const TIMEOUT_MS = 20_000;

type Sending = ContactState | { status: 'offline'; typed: TypedMessage };

interface Props {
  words: ContactWords;
  locale: string;
  sendTo: string;
  page: string;
  icon: ReactNode;
  help: ReactNode;
}

/** Name, address, message. Posts by itself without script; with it, checks before sending and loses nothing. */
export function ContactForm({ words, locale, sendTo, page, icon, help }: Props) {
  const [posted, action] = useActionState(sendMessageAction, { status: 'new' });
  const [outcome, setOutcome] = useState<Sending | null>(null);
  const [isSending, setSending] = useState(false);
  const appeared = useRef(0);
  const shown = outcome ?? posted;

  useEffect(() => {
    appeared.current = Date.now();
  }, []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    const typed = readTyped(data);
    const faults = checkMessage(typed);
    const invalid = { status: 'invalid', faults, typed } as const;
    // Words are read for danger also where the address is not well-formed.
    if (faults.message) {
      setOutcome(invalid);
      return;
    }
    setSending(true);
    const next = await send(data, sendTo, appeared.current);
    setSending(false);
    setOutcome(next.status === 'offline' && Object.keys(faults).length > 0 ? invalid : next);
    if (next.status === 'sent') showToast({ type: 'success', message: words.sent });
  }

  if (shown.status === 'sent') return <SentNotice words={words} page={page} icon={icon} />;

  const reason = shown.status === 'refused' ? shown.reason : 'failed';
  const faults = shown.status === 'invalid' ? shown.faults : {};
  const typed = 'typed' in shown ? shown.typed : null;
  const errorOf = (field: MessageField) => {
    const fault = faults[field];
    return fault && words[`faults.${field}.${fault}` as const];
  };
  const errors = MESSAGE_FIELDS.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ fieldId: field, message }] : [];
  });
  const control = (field: MessageField) => ({
    id: field,
    label: words[`fields.${field}` as const],
    error: errorOf(field),
    errorPrefix: words.errorPrefix,
    defaultValue: typed?.[field],
    maxLength: LENGTHS[field],
  });

  return (
    <form action={action} noValidate onSubmit={onSubmit} className="grid gap-6">
      <DangerQuestion danger={'danger' in shown ? shown.danger : undefined} />
      <ErrorSummary title={words.errorTitles[errors.length] ?? ''} errors={errors} answer={shown} />
      {shown.status === 'refused' || shown.status === 'offline' ? (
        // It stands above the form, out of sight of whoever has just pressed the button below it.
        <FocusBox
          answer={shown}
          role="alert"
          className="rounded-card border-2 border-danger bg-danger-soft p-5"
        >
          <p className="font-bold text-danger text-lg">{words[`refused.${reason}.title` as const]}</p>
          <p className="mt-1">
            {words[`refused.${reason}.text` as const]}
            {'fault' in shown && shown.fault ? <bdi> ({shown.fault})</bdi> : null}
          </p>
          <div className="mt-2">{help}</div>
        </FocusBox>
      ) : null}
      <p className="text-sm text-text-soft">{words.required}</p>
      <input type="hidden" name="locale" value={locale} />
      <Field {...control('name')} autoComplete="name" dir="auto" required />
      <EmailField
        {...control('email')}
        hint={words.emailHint}
        autoComplete="email"
        required
        question={'questions' in shown ? shown.questions?.email : undefined}
      />
      <TextArea {...control('message')} rows={7} dir="auto" required />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={HONEYPOT_FIELD}>{words.honeypot}</label>
        <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" aria-disabled={isSending} className="justify-self-start max-sm:w-full">
        <span aria-live="polite">{isSending ? words.sending : words.submit}</span>
      </Button>
    </form>
  );
}

/** Waits when the form is sent faster than anybody can write (the browser has filled it again), then sends. */
async function send(data: FormData, sendTo: string, appeared: number): Promise<Sending> {
  const left = appeared + SHORTEST_WRITING_MS - Date.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  data.set(ELAPSED_FIELD, String(Math.max(Date.now() - appeared, SHORTEST_WRITING_MS)));
  try {
    const answer = await fetch(sendTo, {
      method: 'POST',
      body: data,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return readContactState(await answer.json());
  } catch {
    return { status: 'offline', typed: readTyped(data) };
  }
}

/** Shows what stands in the form's place once the message is on its way. Takes the focus, so that it is read out. */
function SentNotice({ words, page, icon }: { words: ContactWords; page: string; icon: ReactNode }) {
  return (
    <FocusBox className="flex flex-col items-start gap-3 rounded-card bg-status-confirmed-soft p-6 outline-none">
      <h2 className="flex items-center gap-3 text-2xl">
        {icon}
        {words.sent}
      </h2>
      <p>{words.sentText}</p>
      {/* A whole load on purpose: the page without what was posted. */}
      <a href={page} className={buttonClass({ variant: 'secondary' })}>
        {words.another}
      </a>
    </FocusBox>
  );
}
