'use client';

import { useEffect, useState } from 'react';
import { randomHex } from '@/lib/security/random-hex';
import { isIdempotencyKey, keyFromHex } from '../idempotency-rules';

/** Makes the key of a booking form in the browser, or that of before a reload; empty until then. */
export function useIdempotencyKey(readFormer?: () => Promise<string | null>): string {
  const [key, setKey] = useState('');
  useEffect(() => {
    void Promise.resolve(readFormer?.()).then((former) => {
      setKey(isIdempotencyKey(former) ? former : keyFromHex(randomHex(16)));
    });
  }, [readFormer]);
  return key;
}
