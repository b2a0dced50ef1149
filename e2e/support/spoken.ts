import { spawnSync } from 'node:child_process';
import type { Utterance } from './heard';

/** True where espeak-ng is (a package of Debian and others), a voice of many screen readers. */
export const hasVoice = spawnSync('espeak-ng', ['--version']).status === 0;

/** Sounds known already: the frame of every page is the same. */
const sounds = new Map<string, string>();

/** Sound of a text in phonetic letters; `(en)` within Arabic is where it turns to another voice. */
function speak(text: string, language: string): string {
  const key = `${language} ${text}`;
  const known = sounds.get(key);
  if (known !== undefined) return known;
  const said = spawnSync('espeak-ng', ['-q', '--ipa', '-v', language, '--', text], { encoding: 'utf8' });
  const sound = said.stdout.replace(/\s+/g, ' ').trim();
  sounds.set(key, sound);
  return sound;
}

/** Says each text of a page once: the transcript, and those of which nothing is heard or that turn to a third voice. */
export function speakAll(said: Utterance[]): { transcript: string; faults: string[] } {
  const texts = new Map(said.map(({ text, language }) => [text, language]));
  const spoken = [...texts]
    .filter(([text]) => /[\p{L}\d]/u.test(text))
    .map(([text, language]) => ({ text, language, sound: speak(text, language) }));
  return {
    transcript: spoken.map(({ text, sound }) => `${text}\n    ${sound}`).join('\n'),
    faults: spoken
      .filter(({ sound }) => sound === '' || /\((?!en\)|ar\))/.test(sound))
      .map(({ text, language, sound }) => `"${text}" by the voice of ${language}: ${sound || 'nothing'}`),
  };
}
