'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { ContactWords } from '../words';

/** Shows what stands in the form's place once the message is on its way. Takes the focus, so that it is read out. */
export function SentNotice({ words, page, icon }: { words: ContactWords; page: string; icon: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex flex-col items-start gap-3 rounded-card bg-status-confirmed-soft p-6 outline-none"
    >
      <h2 className="flex items-center gap-3 text-2xl">
        {icon}
        {words.sent}
      </h2>
      <p>{words.sentText}</p>
      {/* A whole load on purpose: the page without what was posted. */}
      <a href={page} className={buttonClass({ variant: 'secondary' })}>
        {words.another}
      </a>
    </div>
  );
}
