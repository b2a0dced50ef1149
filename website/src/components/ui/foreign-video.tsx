'use client';

import { type ReactNode, useRef, useState } from 'react';
import { REPLAYED_LINK } from '@/lib/browser/early-input';
import { takeFocus } from '@/lib/browser/take-focus';
import { cn } from '@/lib/text/cn';
import { IconDrawing, type IconShape } from './icon-drawing';
import { useEventReplay } from './use-event-replay';

interface Props {
  title: string;
  href: string;
  /** Null for a video that can only be seen where it lies. */
  playerUrl: string | null;
  icon: IconShape | null;
  poster: ReactNode;
  words: { play: string; note: string };
}

/** Video of another site, loaded once its button is pressed; without script a link. */
export function ForeignVideo({ title, href, playerUrl, icon, poster, words }: Props) {
  const [isPlaying, setIsPlaying] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The first press of a page starts its scripts, and is to open the player here and not the other site.
  useEventReplay(box);
  if (isPlaying && playerUrl) {
    return (
      <iframe
        ref={takeFocus}
        src={playerUrl}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        // The player wants to know on whose page it stands; it is told no more than that.
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-card border-0 bg-surface-deep"
      />
    );
  }
  return (
    <div ref={box}>
      <a
        {...(playerUrl ? { [REPLAYED_LINK]: '' } : {})}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          if (!playerUrl || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          setIsPlaying(true);
        }}
        className={cn(
          poster ? 'aspect-video' : 'py-8',
          'group relative grid w-full place-items-center overflow-hidden rounded-card bg-surface-deep text-text-on-deep focus-visible:outline-3 focus-visible:outline-action focus-visible:outline-offset-3',
        )}
      >
        {poster}
        <span className="relative inline-flex min-h-14 items-center gap-3 rounded-pill bg-text-on-deep px-6 py-2 font-semibold text-surface-deep shadow-card group-hover:bg-text-on-deep-soft">
          <IconDrawing shape={icon} className="size-6" />
          {words.play}
        </span>
      </a>
      <p className="mt-2 text-sm text-text-soft">{words.note}</p>
    </div>
  );
}
