'use client';

import { useEffect, useState } from 'react';
import { randomHex } from '@/lib/security/random-hex';
import { isIdempotencyKey, keyFromHex } from '../idempotency-rules';

/**
 * The key of a booking form, made in the browser, as its page is the same for everybody; empty until then.
 *
 * @param readFormer gives the key that the same form had before a reload
 */
export function useIdempotencyKey(readFormer?: () => Promise<string | null>): string {
  const [key, setKey] = useState('');
  useEffect(() => {
    void Promise.resolve(readFormer?.()).then((former) => {
      setKey(isIdempotencyKey(former) ? former : keyFromHex(randomHex(16)));
    });
  }, [readFormer]);
  return key;
}
