'use client';

import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useEventReplay } from '@/components/ui/use-event-replay';
import { TOUCHED } from '@/lib/browser/touched';

const SECONDS_PER_SLIDE = 8;

interface SliderProps {
  slides: ReactNode[];
  /** `carousel` and `slide` name it and each part of it for screen readers; a position is "Slide 2 of 3". */
  words: Record<'label' | 'carousel' | 'slide' | 'previous' | 'next' | 'pause' | 'play', string> & {
    positions: string[];
  };
  icons: { previous: ReactNode; next: ReactNode; pause: ReactNode; play: ReactNode };
}

/**
 * Slides side by side in a scroller that snaps: swiping, and doing without script, are the browser's own.
 * The script adds buttons, arrow keys and a slow advance that anyone can stop, that stops by itself at the
 * first sign of use, and that never starts where reduced motion is asked for.
 */
export function Slider({ slides, words, icons }: SliderProps) {
  const section = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [isReady, setIsReady] = useState(false);

  const goTo = (index: number) => {
    const box = scroller.current;
    const slide = box?.children[(index + slides.length) % slides.length];
    if (!box || !(slide instanceof HTMLElement)) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // offsetLeft is negative for later slides in Arabic, which is just what scrollLeft wants there.
    box.scrollTo({ left: slide.offsetLeft, behavior: isCalm ? 'auto' : 'smooth' });
  };

  useEffect(() => {
    // The deferred scripts may have set this class already (lib/browser/deferred-scripts.ts).
    document.documentElement.classList.add(TOUCHED);
    setIsReady(true);
    setIsPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    const box = scroller.current;
    if (!box) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) setCurrent([...box.children].indexOf(entry.target));
        }
      },
      { root: box, threshold: 0.6 },
    );
    for (const slide of box.children) observer.observe(slide);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: goTo only reads the element, and each slide gets its full time
  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setInterval(() => {
      const box = scroller.current?.getBoundingClientRect();
      if (!document.hidden && box && box.bottom > 0) goTo(current + 1);
    }, SECONDS_PER_SLIDE * 1000);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, current]);

  // After the effect that starts the slow advance, which a press ends.
  useEventReplay(section);

  const choose = (index: number) => {
    setIsPlaying(false);
    goTo(index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    event.preventDefault();
    choose(current + ((event.key === 'ArrowRight') === isRtl ? -1 : 1));
  };

  return (
    <section
      ref={section}
      aria-roledescription={words.carousel}
      aria-label={words.label}
      className="relative"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div
        ref={scroller}
        aria-live={isPlaying ? 'off' : 'polite'}
        onTouchStart={() => setIsPlaying(false)}
        // Full width before all slides have arrived: Chromium counts a layout shift of the whole slide when a
        // right-to-left scroller grows between two paints.
        style={{ '--slides': slides.length } as CSSProperties}
        className="slides"
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group by the ARIA pattern
          <div
            key={words.positions[index]}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.positions[index]}
            inert={isReady && index !== current}
            className="w-full shrink-0 snap-start"
          >
            {slide}
          </div>
        ))}
      </div>
      {slides.length > 1 ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only add to the buttons inside
        <div className="slide-buttons" onKeyDown={onKeyDown}>
          <SliderButton label={words.previous} onClick={() => choose(current - 1)}>
            {icons.previous}
          </SliderButton>
          {slides.map((_, index) => (
            <button
              key={words.positions[index]}
              type="button"
              aria-label={words.positions[index]}
              aria-current={index === current}
              onClick={() => choose(index)}
              className="group grid size-11 place-items-center rounded-pill"
            >
              <span className="slide-dot" />
            </button>
          ))}
          <SliderButton label={words.next} onClick={() => choose(current + 1)}>
            {icons.next}
          </SliderButton>
          <SliderButton
            label={isPlaying ? words.pause : words.play}
            onClick={() => {
              setIsPlaying(!isPlaying);
              if (!isPlaying) goTo(current + 1);
            }}
          >
            {isPlaying ? icons.pause : icons.play}
          </SliderButton>
        </div>
      ) : null}
    </section>
  );
}

function SliderButton(props: { label: string; onClick: () => void; children: ReactNode }) {
  const { label, onClick, children } = props;
  return (
    <button type="button" aria-label={label} onClick={onClick} className="slide-button">
      {children}
    </button>
  );
}
