'use client';

import { useState, useSyncExternalStore } from 'react';
import { buttonClass } from './button';

const never = () => () => {};
const canShare = () => typeof navigator.share === 'function';

interface Props {
  url: string;
  title: string;
  words: { copy: string; copied: string; more: string };
}

/** Opens the device's own sheet where it has one, else copies the link, or shows it where it may not. */
export function ShareButton({ url, title, words }: Props) {
  const hasSheet = useSyncExternalStore(never, canShare, () => false);
  const [said, setSaid] = useState('');
  async function share() {
    if (hasSheet) {
      // Whoever closes the sheet has decided not to share.
      await navigator.share({ url, title }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setSaid(words.copied);
    } catch {
      // Browsers in apps refuse it, and a page without https has no clipboard.
      setSaid(url);
    }
  }
  return (
    <>
      <button
        type="button"
        onClick={() => void share()}
        className={`${buttonClass({ variant: 'secondary', size: 'sm' })} [@media(scripting:none)]:hidden`}
      >
        {hasSheet ? words.more : words.copy}
      </button>
      <span role="status" className="wrap-anywhere self-center text-sm text-text-soft">
        <bdi>{said}</bdi>
      </span>
    </>
  );
}
