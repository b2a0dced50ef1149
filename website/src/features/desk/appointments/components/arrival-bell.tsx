'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { rememberOnDevice } from '@/lib/browser/remember';
import { SOUND_COOKIE } from '../rules';

/** Two short notes, a fifth apart, from nothing but the browser. */
const NOTES = [
  { frequency: 587, start: 0 },
  { frequency: 880, start: 0.14 },
];
const SECONDS = 0.25;
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

/** Lets the page sound later, from a press of a key or button; browsers allow it then only. */
function unlockAudio(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Plays a short quiet tone. Stays silent where the browser does not allow one. */
function playNotificationSound(): void {
  unlockAudio();
  if (!context) return;
  for (const { frequency, start } of NOTES) {
    const note = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + start;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, from);
    // Faded out, because a note that is cut off clicks.
    volume.gain.exponentialRampToValueAtTime(0.0001, from + SECONDS);
    note.connect(volume).connect(context.destination);
    note.start(from);
    note.stop(from + SECONDS);
  }
}

interface Props {
  count: number;
  news: string;
  isSoundOn: boolean;
  label: string;
  icons: { on: ReactNode; off: ReactNode };
}

/** The switch of the sound, remembered on this device, and the words for screen readers when a list has grown. */
export function ArrivalBell({ count, news, isSoundOn, label, icons }: Props) {
  const [isOn, setOn] = useState(isSoundOn);
  const [text, setText] = useState('');
  const before = useRef(count);

  useEffect(() => {
    if (count > before.current) {
      setText(news);
      if (isOn) playNotificationSound();
    }
    before.current = count;
  }, [count, news, isOn]);
  useEffect(() => {
    if (!isOn) return;
    // Browsers give a page its voice only after somebody has touched it.
    window.addEventListener('pointerdown', unlockAudio, { once: true });
    window.addEventListener('keydown', unlockAudio, { once: true });
    return () => {
      window.removeEventListener('pointerdown', unlockAudio);
      window.removeEventListener('keydown', unlockAudio);
    };
  }, [isOn]);

  const turn = () => {
    const next = !isOn;
    setOn(next);
    rememberOnDevice(SOUND_COOKIE, next ? 'on' : 'off');
    if (next) playNotificationSound();
  };
  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        onClick={turn}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 font-semibold text-action text-sm hover:bg-surface-sky print:hidden"
      >
        {isOn ? icons.on : icons.off}
        <span className="max-sm:sr-only">{label}</span>
      </button>
      <span role="status" className="sr-only">
        {text}
      </span>
    </>
  );
}
