'use client';

import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { FieldError } from '@/components/form/field-parts';
import { Button, buttonClass } from '@/components/ui/button';
import { cn } from '@/lib/text/cn';
import { sendCard } from '../client';
import { ACCEPTED, arrivedCard } from '../rules';
import type { CardFault } from '../schema';
import type { CardIcons, CardWords } from '../words';

/** Value of the field while a picture is being sent, so that a form sent too early is answered rightly. */
const ON_ITS_WAY = 'sending';

interface Props {
  /** Name of the field and id of its first control. */
  name: 'cardFront' | 'cardBack';
  label: string;
  words: CardWords;
  icons: CardIcons;
  error: string | undefined;
  errorPrefix: string;
  /** Token of the kept card, or empty. */
  token: string;
  onToken: (token: string) => void;
}

/** One side of a contract card: taken with the camera or chosen from files, sent at once, shown, exchanged. */
export function CardField({ name, label, words, icons, error, errorPrefix, token, onToken }: Props) {
  const { upload, preview, choose, retry, dropPreview } = useCardUpload({
    onToken: (kept) => onToken(kept ?? ON_ITS_WAY),
  });
  // An error about one picture does not hold for the next.
  const [judged, setJudged] = useState({ error, token });
  if (judged.error !== error) setJudged({ error, token });
  const isFailed = upload.status === 'failed';
  const isSending = upload.status === 'sending';
  // A token that outlived a reload has no upload any more.
  const isKept = !isSending && !isFailed && token !== '' && token !== ON_ITS_WAY;
  const hasPicture = preview !== null || isKept;
  const message = isFailed ? words.faults[upload.fault] : judged.token === token ? error : undefined;
  const describedBy = message ? `${name}-error` : undefined;

  function onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
    const file = input.files?.[0];
    // The same picture can be chosen again, and nothing is sent twice with the form.
    input.value = '';
    if (file) choose(file);
  }

  const picker = { type: 'file', accept: ACCEPTED, onChange, 'aria-describedby': describedBy } as const;
  const button = cn(
    buttonClass({ variant: 'secondary', size: 'sm' }),
    'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
  );
  return (
    <fieldset className={cn('min-w-0', message && 'border-danger border-s-4 ps-3')}>
      <legend className="mb-1 font-semibold">{label}</legend>
      <FieldError id={name} error={message} errorPrefix={errorPrefix} />
      {/* No hidden field: a picture that has arrived is put back like a text where the answer to its form gets lost. */}
      <input
        hidden
        name={name}
        value={token}
        autoComplete="off"
        onChange={({ currentTarget }) => onToken(arrivedCard(currentTarget.value))}
      />
      <div className="relative grid aspect-[1.586] max-w-sm place-items-center overflow-hidden rounded-card border border-line-strong border-dashed bg-surface-sky">
        {preview ? (
          // biome-ignore lint/performance/noImgElement: a picture of the visitor's own device, on no server yet
          <img src={preview} alt="" className="size-full object-contain" onError={dropPreview} />
        ) : (
          <span className={isKept ? 'text-status-confirmed' : 'text-text-soft'}>
            {isKept ? icons.cardKept : icons.card}
          </span>
        )}
        {isSending ? (
          <progress
            aria-label={`${label}: ${words.sending}`}
            max={1}
            value={upload.part}
            className="absolute inset-x-4 bottom-4 h-2 w-auto appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          />
        ) : null}
      </div>
      <p role="status" className="mt-2 flex min-h-7 items-center gap-1.5 text-sm">
        {isSending ? stepOf(upload.part, words) : null}
        {isKept && !message ? (
          <>
            <span className="text-status-confirmed">{icons.kept}</span>
            {words.kept}
          </>
        ) : null}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        {isFailed && ['offline', 'busy', 'failed', 'tooSlow'].includes(upload.fault) ? (
          <Button variant="primary" size="sm" onClick={retry}>
            {words.retry}
          </Button>
        ) : null}
        <label className={cn(button, 'pointer-fine:hidden')}>
          {icons.camera}
          <input
            {...picker}
            capture="environment"
            className="sr-only"
            aria-label={`${label}: ${words.take}`}
          />
          {words.take}
        </label>
        <label className={button}>
          {icons.picture}
          <input
            {...picker}
            id={name}
            className="sr-only"
            aria-label={`${label}: ${hasPicture ? words.replace : words.choose}`}
          />
          {hasPicture ? words.replace : words.choose}
        </label>
      </div>
    </fieldset>
  );
}

/** Returns progress in quarters, so that screen readers are not flooded. */
function stepOf(part: number, words: CardWords): string {
  return words.percent.replace('{percent}', String(Math.floor(part * 4) * 25));
}

/** State of one side of the card; `none` also after its picture has been stored. */
type CardUpload =
  | { status: 'none' }
  | { status: 'sending'; part: number }
  | { status: 'failed'; fault: CardFault };

/** Sends the picture of one side once it is chosen; a new choice replaces one on its way. `onToken` gets its token. */
function useCardUpload({ onToken }: { onToken: (token: string | null) => void }) {
  const [upload, setUpload] = useState<CardUpload>({ status: 'none' });
  const [preview, setPreview] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const chosen = useRef<File | null>(null);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    // The picture is shown from the visitor's own device, and let go of when another takes its place.
    return () => {
      if (preview) URL.revokeObjectURL(preview);
    };
  }, [preview]);

  async function send(file: File): Promise<void> {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    onToken(null);
    setUpload({ status: 'sending', part: 0 });
    const { signal } = mine;
    const answer = await sendCard(
      file,
      (part) => !signal.aborted && setUpload({ status: 'sending', part }),
      signal,
    );
    if (signal.aborted) return;
    if ('fault' in answer) setUpload({ status: 'failed', fault: answer.fault });
    else {
      setUpload({ status: 'none' });
      onToken(answer.card);
    }
  }

  return {
    upload,
    preview,
    choose(file: File): void {
      chosen.current = file;
      setPreview(URL.createObjectURL(file));
      void send(file);
    },
    /** Drops the preview of a file the browser cannot show. */
    dropPreview: () => setPreview(null),
    retry(): void {
      if (chosen.current) void send(chosen.current);
    },
  };
}
