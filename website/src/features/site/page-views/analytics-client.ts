import { takeRecordedEvents } from '@/lib/browser/early-input';
import type { DrawLivePart } from '@/lib/browser/live-part';
import { onNavigation } from '@/lib/browser/navigation-signal';
import { withStore } from '@/lib/browser/remember';

/** Data of the question, or of the choice on the page of the privacy policy. */
export interface AnalyticsData {
  kind: 'question' | 'choice';
  scriptUrl: string;
  attributes: Record<string, string>;
}

/** Key under which the answer is kept in the browser: it has to outlast the page, and goes nowhere. */
const KEPT = 'site:analytics';
/** Half a year, after which the question is asked again. */
const VALID_MS = 182 * 24 * 60 * 60_000;
/** Pages with an address of one patient or a door code: no third-party script is loaded there or right after. */
const OF_PATIENTS =
  /^\/(?:en|ar)\/(?:booking\/(?:confirmation|waiting-list)|my-bookings|check-in|admin)(?:\/|$)/;

type Answer = 'yes' | 'no';

function readAnswer(): Answer | null {
  try {
    const [answer, at] = (localStorage.getItem(KEPT) ?? '').split(' ');
    if (Date.now() - Number(at) > VALID_MS) return null;
    return answer === 'yes' || answer === 'no' ? answer : null;
  } catch {
    // Without storage the answer could not be kept, so the question is not asked on every page.
    return 'no';
  }
}

function keepAnswer(answer: Answer): void {
  // In a browser that keeps nothing it counts for this page.
  withStore(() => localStorage.setItem(KEPT, `${answer} ${Date.now()}`), undefined);
}

/** A signal of the browser is an answer, and nobody is asked again. */
export const isDeclined = () =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

const isOfPatient = (address: string) => URL.canParse(address) && OF_PATIENTS.test(new URL(address).pathname);

let isLoaded = false;

function load({ scriptUrl, attributes }: AnalyticsData): void {
  // Such a script reads the page before as well.
  if (isLoaded || [location.href, document.referrer].some(isOfPatient)) return;
  isLoaded = true;
  const script = Object.assign(document.createElement('script'), { src: scriptUrl, async: true });
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  // A script that is there stays when the router goes on: such a page is loaded anew, without it.
  onNavigation((address) => {
    const to = new URL(address, location.href);
    if (isOfPatient(to.href)) location.assign(to);
  });
}

/** Asks once whether visits may be reported to a third party, and acts on the answer. */
export const drawAnalytics: DrawLivePart<AnalyticsData> = ({ part, data }) => {
  const answer = isDeclined() ? 'no' : readAnswer();
  if (answer === 'yes') load(data);
  const isQuestion = data.kind === 'question';
  part.hidden = isQuestion && (answer !== null || isOfPatient(location.href));
  if (part.hidden) return;
  for (const button of part.querySelectorAll<HTMLButtonElement>('button[data-answer]')) {
    const given: Answer = button.dataset.answer === 'yes' ? 'yes' : 'no';
    button.setAttribute('aria-pressed', String(!isQuestion && answer === given));
    if (isQuestion) button.removeAttribute('aria-pressed');
    button.onclick = () => {
      keepAnswer(given);
      if (isQuestion) part.hidden = true;
      if (given === 'yes') load(data);
      // A script that already runs ends only with the page.
      else if (isLoaded) location.reload();
      for (const other of isQuestion ? [] : part.querySelectorAll('button[data-answer]'))
        other.setAttribute('aria-pressed', String(other === button));
    };
  }
  // A press from before it was drawn counts as well.
  for (const { element } of takeRecordedEvents(part)) element.click();
};
