'use client';

import { useEffect, useRef, useState } from 'react';
import { sendCard } from '../client';
import type { CardFault } from '../schema';

/** State of one side; `none` when its picture is kept, too. */
type CardUpload =
  | { status: 'none' }
  | { status: 'sending'; part: number }
  | { status: 'failed'; fault: CardFault };

/** Sends the picture of one side once it is chosen; a new choice replaces one on its way. `onToken` gets its token. */
export function useCardUpload({ onToken }: { onToken: (token: string | null) => void }) {
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
