/** Two short notes, a fifth apart, from nothing but the browser. */
const NOTES = [
  { frequency: 587, start: 0 },
  { frequency: 880, start: 0.14 },
];
const SECONDS = 0.25;
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

/** Lets the page sound later, from a press of a key or button; browsers allow it then only. */
export function unlockAudio(): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Plays a short quiet tone. Stays silent where the browser does not allow one. */
export function playNotificationSound(): void {
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
