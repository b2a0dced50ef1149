import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
// biome-ignore lint/plugin: a slow line is made of time
import { setTimeout as pause } from 'node:timers/promises';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { readLayoutShift, watchLayoutShift } from '../../support/layout-shift';
import { openAtRest } from '../../support/page-at-rest';
import { pathOf, publicRoutes } from '../../support/routes';
import { serveHere } from '../../support/serve-here';

/** Bytes at a time, and the pause between them in which the browser paints what has come. */
const PIECE = 250;
const PAUSE_MS = 35;
/** Pause before the stylesheet, until which nothing is painted. */
const HEAD_MS = 500;
/** Bytes behind the heading after which content stands below the first screen. */
const BEHIND_HEADING = 9_000;

/** The site behind a line so slow that a page is painted many times before all of it has arrived. */
async function slowLine() {
  const { port, stop } = await serveHere(passOn);
  return { url: `http://localhost:${port}`, stop };
}

function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const { hostname, port, host } = new URL(environment.siteUrl);
  const isPage = asked.headers['sec-fetch-dest'] === 'document';
  const headers = { ...asked.headers, host, ...(isPage && { 'accept-encoding': 'identity' }) };
  const onward = ask({ hostname, port, path: asked.url, method: asked.method, headers }, (page) => {
    answer.writeHead(page.statusCode ?? 502, page.headers);
    if (isPage) sendInPieces(page, answer).catch(() => answer.destroy());
    else page.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

async function sendInPieces(page: IncomingMessage, answer: ServerResponse) {
  const parts: Buffer[] = [];
  for await (const part of page) parts.push(part);
  const html = Buffer.concat(parts);
  const end = html.indexOf('</h1>') + BEHIND_HEADING;
  let sent = html.indexOf('<body');
  answer.write(html.subarray(0, sent));
  await pause(HEAD_MS);
  while (sent < end && !answer.destroyed) {
    // Tags are not cut, so that every run cuts alike whatever the browser makes of half a tag.
    const next = html.indexOf('>', sent + PIECE) + 1 || html.length;
    answer.write(html.subarray(sent, next));
    sent = next;
    await pause(PAUSE_MS);
  }
  answer.end(html.subarray(sent));
}

/** Routes with more in their first screen than a heading. */
const HEADS = ['home', 'doctor', 'article'];

// A busy browser paints a page before it has read all of it, as it does on a slow line: what comes must not move what stands.
test('pages stand still while they arrive', async ({ page, request, language }) => {
  const line = await slowLine();
  await watchLayoutShift(page);
  for (const route of publicRoutes.filter(({ name }) => HEADS.includes(name)))
    await test.step(route.name, async () => {
      await openAtRest(page, `${line.url}${await pathOf({ route, language, request })}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shift = await readLayoutShift(page);
      expect.soft(shift.value, `${route.name}: ${shift.moved.join('\n')}`).toBeLessThanOrEqual(0.02);
    });
  line.stop();
});
