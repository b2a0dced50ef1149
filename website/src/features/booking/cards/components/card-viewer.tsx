'use client';

import { type ReactNode, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { takeFocus } from '@/lib/browser/take-focus';
import { nextZoom } from '../rules';

interface Props {
  src: string;
  label: string;
  /** Drawn by the server. */
  icons: { rotate: ReactNode; closer: ReactNode; wider: ReactNode };
  words: { show: string; rotate: string; closer: string; wider: string; failed: string; retry: string };
}

/** One side of a contract card, to be turned and looked at closely; fetched when asked for, as each look is recorded. */
export function CardViewer({ src, label, icons, words }: Props) {
  const [isShown, setShown] = useState(false);
  const [turns, setTurns] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [tries, setTries] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const isUpright = turns % 2 === 0;
  // The frame is 4 to 3: a card on its side must be smaller to fit into it.
  const transform = `rotate(${turns * 90}deg) scale(${isUpright ? 1 : 0.75})`;
  const [closer, wider] = [nextZoom({ zoom, closer: true }), nextZoom({ zoom, closer: false })];
  const controls = [
    { icon: 'rotate', onClick: () => setTurns((count) => count + 1), isEnd: false },
    { icon: 'closer', onClick: () => setZoom(closer), isEnd: closer === zoom },
    { icon: 'wider', onClick: () => setZoom(wider), isEnd: wider === zoom },
  ] as const;
  if (!isShown) {
    return (
      <figure className="min-w-0">
        <figcaption className="mb-2 flex min-h-11 items-center font-semibold">{label}</figcaption>
        <p className="grid aspect-4/3 place-items-center rounded-control bg-surface-warm p-4">
          <a
            href={src}
            target="_blank"
            rel="noreferrer"
            aria-label={`${words.show}: ${label}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
            onClick={(event) => {
              event.preventDefault();
              setShown(true);
            }}
          >
            {words.show}
          </a>
        </p>
      </figure>
    );
  }
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{label}</span>
        <span className="flex gap-1">
          {controls.map(({ icon, onClick, isEnd }) => (
            <Button
              key={icon}
              variant="quiet"
              size="sm"
              className="min-w-11 px-2"
              aria-label={`${words[icon]}: ${label}`}
              title={words[icon]}
              aria-disabled={isEnd}
              onClick={onClick}
            >
              {icons[icon]}
            </Button>
          ))}
        </span>
      </figcaption>
      {isFailed ? (
        <div
          role="alert"
          className="grid aspect-4/3 place-items-center rounded-control bg-surface-warm p-4 text-center"
        >
          <div>
            <p className="mb-3">{words.failed}</p>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setFailed(false);
                setTries(tries + 1);
              }}
            >
              {words.retry}
            </Button>
          </div>
        </div>
      ) : (
        <section
          ref={takeFocus}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame is scrolled by keyboard too
          tabIndex={0}
          aria-label={label}
          className="aspect-4/3 overflow-auto rounded-control bg-surface-warm"
        >
          <div
            className="grid place-items-center"
            style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
          >
            {/* biome-ignore lint/performance/noImgElement: must be stored by no image cache */}
            <img
              key={tries}
              src={src}
              alt={label}
              className="size-full object-contain transition-transform motion-reduce:transition-none"
              style={{ transform }}
              onError={() => setFailed(true)}
            />
          </div>
        </section>
      )}
    </figure>
  );
}
