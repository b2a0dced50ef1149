'use client';

import { useEffect, useRef } from 'react';
import { type DrawLivePart, drawLivePart, LIVE_DATA, LIVE_PART } from '@/lib/browser/live-part';

interface Given<Data> {
  name: string;
  data: Data;
  draw: DrawLivePart<Data>;
  isReady?: boolean;
}

/**
 * The attributes of a live part; one that came by client navigation, or whose data changes, is drawn from here.
 * @param options.data what can be written as JSON
 * @param options.isReady false as long as the data may still change before anybody has seen it
 */
export function useLivePart<Data, Part extends HTMLElement = HTMLParagraphElement>(given: Given<Data>) {
  const { name, data, draw, isReady = true } = given;
  const ref = useRef<Part>(null);
  const text = JSON.stringify(data);
  useEffect(() => {
    if (ref.current && isReady) drawLivePart(ref.current, text, draw);
  }, [draw, text, isReady]);
  return { ref, [LIVE_PART]: name, [LIVE_DATA]: text };
}
