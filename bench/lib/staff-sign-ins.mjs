import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../scripts/lib/fault.mjs';
import { browser, sendNoted, untilStopped } from './browser.mjs';

const LOGIN = '/en/admin/login';
/** Beyond the addresses of readers and patients. */
const FIRST_ADDRESS = 64 * 2 ** 16;

const fromHtml = (text) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** What the form of signing in carries besides what is typed, as a browser without scripts sends it. */
async function hiddenFields(address) {
  const html = await (await fetch(address + LOGIN)).text();
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)];
  if (fields.length === 0) throw new Fault('The page of signing in has no form.');
  return fields.map(([, name, value = '']) => [fromHtml(name), fromHtml(value)]);
}

/**
 * A manager who signs in by the form of the website, each time from another address.
 *
 * @param {{ site: { address: string, port: number, settings: Record<string, string> }, note?: import('./browser.mjs').Note }} options
 * @returns {Promise<{ signInOnce: () => Promise<boolean>, start: (pauseMs: number) => () => Promise<void> }>}
 */
export async function createShiftOf({ site, note }) {
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = site.settings;
  const hidden = await hiddenFields(site.address);
  let signed = 0;
  const signInOnce = async () => {
    const { send, close } = browser({ port: site.port, number: FIRST_ADDRESS + signed });
    signed += 1;
    const form = new FormData();
    for (const [name, value] of hidden) form.append(name, value);
    form.set('identifier', email);
    form.set('password', password);
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const headers = { 'content-type': encoded.headers.get('content-type') };
    const isSignedIn = ({ status }) => status === 303;
    const sent = { method: 'POST', path: LOGIN, headers, body };
    const { isGood } = await sendNoted({ send, note, what: 'sign-in', request: sent, isGood: isSignedIn });
    close();
    return isGood;
  };
  const start = (pauseMs) =>
    untilStopped((isOver) => {
      const signInAgain = async () => {
        while (!isOver()) {
          await signInOnce();
          await pause(pauseMs);
        }
      };
      return [signInAgain()];
    });
  return { signInOnce, start };
}
