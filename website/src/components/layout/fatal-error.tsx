'use client';

import { useParams } from 'next/navigation';
import { useEffect } from 'react';
import { WaveMark } from '@/components/ui/wave';
import { FATAL_WORDS } from '@/lib/fatal-words';
import { isChunkFault, requestReload } from '@/lib/new-build';
import { isRobot } from '@/lib/robots';

const BUTTON = 'inline-flex min-h-12 items-center rounded-control px-6 font-semibold';

/** The page of an unhandled fault. A server fault carries only its reference number, never its text. */
export function FatalError({
  locale,
  error,
  retry,
  call = null,
}: {
  locale: 'en' | 'ar';
  error: unknown;
  retry: () => void;
  /** The clinic's number, where it is known. */
  call?: { phone: string; phoneText: string } | null;
}) {
  const words = FATAL_WORDS[locale];
  const id = idOf(error);

  useEffect(() => {
    console.error(error);
    if (isChunkFault(error)) requestReload();
  }, [error]);

  // A robot gets the status and no page: there is nothing here to find or to preview (product decision).
  if (typeof navigator !== 'undefined' && isRobot(navigator.userAgent)) return null;
  return (
    <div className="mx-auto flex min-h-[70vh] max-w-text flex-col items-start justify-center gap-4 px-4 py-16">
      <title>{words.title}</title>
      <WaveMark className="size-16 text-accent" />
      <h1 className="text-3xl">{words.title}</h1>
      <p className="text-lg text-text-soft">{messageOf({ error, fallback: words.fallback })}</p>
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

/** The same in the language of a page whose document still stands. */
export function PageFault(fault: {
  error: unknown;
  retry: () => void;
  call?: { phone: string; phoneText: string } | null;
}) {
  const { locale } = useParams<{ locale: string }>();
  return <FatalError locale={locale === 'ar' ? 'ar' : 'en'} {...fault} />;
}

/** By which a server's fault is found in its logs: the short id of the request, or what Next has made in its place. */
function idOf(error: unknown): string | null {
  const digest: unknown = error instanceof Error ? Reflect.get(error, 'digest') : null;
  return typeof digest === 'string' && /^[\w@]{1,24}$/.test(digest) ? digest : null;
}

/** The error's own text when it comes from the browser; a server's text is withheld by Next behind a digest. */
function messageOf({ error, fallback }: { error: unknown; fallback: string }): string {
  if (!(error instanceof Error) || error.message === '') return fallback;
  return 'digest' in error ? fallback : error.message;
}
