'use client';

import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react';

/** Time in which a screen reader learns of the region. */
const KNOWN_AFTER_MS = 100;

const never = () => () => undefined;

/**
 * Words that come into a page, read out where they do not take the focus. Screen readers leave out a region that is born with
 * its words: it is there a moment before them. In a page that comes whole they are there at once, also without script.
 */
export function LiveText({ role = 'status', children, ...text }: ComponentProps<'p'>) {
  const [isKnown, setKnown] = useState(false);
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role={role} {...text}>
      {isKnown || isServed ? children : null}
    </p>
  );
}
