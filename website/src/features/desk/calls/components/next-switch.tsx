'use client';

import { useState } from 'react';
import { NEXT_COOKIE } from '../rules';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Tells whether the next request opens by itself after an outcome; remembered on this device. */
export function NextSwitch({ isOn, label }: { isOn: boolean; label: string }) {
  const [isNext, setNext] = useState(isOn);
  const turn = () => {
    setNext(!isNext);
    // biome-ignore lint/suspicious/noDocumentCookie: read by the server, and kept when signing out clears the storage
    document.cookie = `${NEXT_COOKIE}=${isNext ? 'off' : 'on'}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  };
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm print:hidden">
      <input type="checkbox" checked={isNext} onChange={turn} className="size-5 shrink-0 accent-accent" />
      {label}
    </label>
  );
}
