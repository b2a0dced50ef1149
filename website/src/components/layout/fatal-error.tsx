'use client';

import { useParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { WaveMark } from '@/components/ui/wave';
import { noteFault } from '@/lib/browser/lost-answer';
import { isChunkFault, requestReload } from '@/lib/browser/new-build';
import { AWAY_MARK, describeFatal, FATAL_WORDS, type FatalCall } from '@/lib/page/fatal-words';
import { isRobot } from '@/lib/page/robots';

const BUTTON = 'inline-flex min-h-12 items-center rounded-control px-6 font-semibold';

interface Props {
  locale: 'en' | 'ar';
  error: unknown;
  retry: () => void;
  /** The clinic's number, where it is known; else the document may say it. */
  call?: FatalCall | null;
}

/** Page of an unhandled fault: its reference number, never its text, and whether the backend is away, with the phone. */
export function FatalError({ locale, error, retry, call: given = null }: Props) {
  const words = FATAL_WORDS[locale];
  const { id, isAway } = readDigest(error);
  const [stated] = useState(readStatedCall);
  const call = given ?? stated;
  const { title, texts } = describeFatal({ locale, isAway, text: textOf(error), canCall: call !== null });

  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has gone with its page: without the focus here nobody would hear of a fault.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  useEffect(() => {
    console.error(error);
    noteFault();
    if (isChunkFault(error)) requestReload();
  }, [error]);

  // A robot gets the status and no page: there is nothing here to find or to preview.
  if (typeof navigator !== 'undefined' && isRobot(navigator.userAgent)) return null;
  return (
    <div className="mx-auto flex min-h-[70vh] max-w-text flex-col items-start justify-center gap-4 px-4 py-16">
      <title>{title}</title>
      <WaveMark className="size-16 text-accent" />
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      {texts.map((text) => (
        <p key={text} className="text-lg text-text-soft">
          {text}
        </p>
      ))}
      {id === null ? null : (
        <p className="text-text-soft">
          {words.call}{' '}
          <bdi dir="ltr" className="font-semibold">
            {id}
          </bdi>
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        {/* A full load on purpose: after a fault the running page is not to be trusted. */}
        <a href="/" className={`${BUTTON} bg-accent text-text-on-fill hover:bg-accent-strong`}>
          {words.home}
        </a>
        <button type="button" onClick={retry} className={`${BUTTON} border border-line-strong text-action`}>
          {words.retry}
        </button>
        {call ? (
          <a href={`tel:${call.phone}`} className={`${BUTTON} border border-line-strong text-action`}>
            <bdi dir="ltr">{call.phoneText}</bdi>
          </a>
        ) : null}
      </div>
    </div>
  );
}

/** Error message within a page whose layout still works, in the language of the page. */
export function PageFault(fault: { error: unknown; retry: () => void; call?: FatalCall | null }) {
  const { locale } = useParams<{ locale: string }>();
  return <FatalError locale={locale === 'ar' ? 'ar' : 'en'} {...fault} />;
}

/** Reads the id by which a server's fault is found in its logs: the short id of the request, or Next's own digest. */
function readDigest(error: unknown): { id: string | null; isAway: boolean } {
  const digest: unknown = error instanceof Error ? Reflect.get(error, 'digest') : null;
  if (typeof digest !== 'string') return { id: null, isAway: false };
  const isAway = digest.endsWith(AWAY_MARK);
  const id = isAway ? digest.slice(0, -AWAY_MARK.length) : digest;
  return { id: /^[\w@]{1,24}$/.test(id) ? id : null, isAway };
}

/** The error's own text when it comes from the browser; a server's text is withheld by Next behind a digest. */
function textOf(error: unknown): string | null {
  return error instanceof Error && error.message !== '' && !('digest' in error) ? error.message : null;
}

/** The number that our server has put into the document of a fault (server/render/fatal-error-page), which this replaces. */
function readStatedCall(): FatalCall | null {
  if (typeof document === 'undefined') return null;
  const { phone, phoneText } = document.documentElement.dataset;
  return phone && phoneText ? { phone, phoneText } : null;
}
