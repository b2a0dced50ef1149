'use client';

import { useState } from 'react';
import { rememberOnDevice } from '@/lib/browser/remember';
import { NEXT_COOKIE } from '../rules';

/** Tells whether the next request opens by itself after an outcome; remembered on this device. */
export function NextSwitch({ isOn, label }: { isOn: boolean; label: string }) {
  const [isNext, setNext] = useState(isOn);
  const turn = () => {
    setNext(!isNext);
    rememberOnDevice(NEXT_COOKIE, isNext ? 'off' : 'on');
  };
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm print:hidden">
      <input type="checkbox" checked={isNext} onChange={turn} className="size-5 shrink-0 accent-accent" />
      {label}
    </label>
  );
}
