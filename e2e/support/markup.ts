import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHECKER = join(__dirname, '../../website/node_modules/vnu-jar/build/dist/vnu.jar');
/** Options for a short run, in which optimizing code and clearing up cost more than they give. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Faults found wrongly, or in others' work, each with the reason: the only ones that are let pass. */
const FALSE_ALARMS = [
  // HTML has the attribute since 2025, the checker not yet.
  /“autocorrect” not allowed/,
  // The foot of sheets of paper is a variable of the root, which only a style beside the list can give; browsers read it there.
  /“style” not allowed as child/,
  // Observable Plot writes it into its drawings; SVG takes the value from CSS, the checker from SVG 1.1.
  /“tabular-nums” for attribute “font-variant”/,
];

type Message = { url: string; message: string; extract?: string };

/** The Nu HTML checker is a program for Java, and is asked where that is. */
export const hasJava = spawnSync('java', ['-version']).status === 0;

/** Finds faults in HTML, by names, with the Nu HTML checker. @returns a line for each fault, once for all that have it */
export function findFaultsOfMarkup(documents: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'markup-'));
  const names = Object.keys(documents);
  try {
    for (const [index, html] of Object.values(documents).entries())
      writeFileSync(join(folder, `${index}.html`), html);
    const args = ['--errors-only', '--format', 'json', '--exit-zero-always', folder];
    const { stderr } = spawnSync('java', [...SHORT_LIVED, '-jar', CHECKER, ...args], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const { messages }: { messages: Message[] } = JSON.parse(stderr);
    const found = new Map(
      messages
        .filter(({ message }) => !FALSE_ALARMS.some((alarm) => alarm.test(message)))
        .map(({ url, message, extract }) => {
          const index = Number(/(\d+)\.html$/.exec(url)?.[1]);
          return [message, `${names[index]}: ${message} (${extract?.replace(/\s+/g, ' ')})`];
        }),
    );
    return [...found.values()];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
