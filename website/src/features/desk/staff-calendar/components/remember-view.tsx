'use client';

import { useEffect } from 'react';
import { rememberOnDevice } from '@/lib/browser/remember';
import { VIEW_COOKIE } from '../rules';

/** Has this browser remember what its reader looked at, until they look at something else. Draws nothing. */
export function RememberView({ kept }: { kept: string }) {
  useEffect(() => rememberOnDevice(VIEW_COOKIE, kept), [kept]);
  return null;
}
