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

/** Opens the device's own sheet where it has one, else copies the link. */
export function ShareButton({ url, title, words }: Props) {
  const hasSheet = useSyncExternalStore(never, canShare, () => false);
  const [isCopied, setIsCopied] = useState(false);
  async function share() {
    if (hasSheet) {
      // Whoever closes the sheet has decided not to share.
      await navigator.share({ url, title }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
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
      <span role="status" className="self-center text-sm text-text-soft">
        {isCopied ? words.copied : ''}
      </span>
    </>
  );
}
