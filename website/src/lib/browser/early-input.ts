/** Attribute of a link that does something else once scripts are there. */
export const REPLAYED_LINK = 'data-replayed-link';
/** Name on `window` of the recorded input, mostly before React was there. */
const EARLY_INPUT = 'earlyInput';
/** React writes this on the document when it begins to listen: from then on no event is lost, and none is recorded. */
const LISTENING = '_reactListening';

interface EarlyInput {
  events: RecordedEvent[];
  typedIn: Set<HTMLFormElement>;
  isFormSent: boolean;
}

/** Press of a button or such a link, or the value of a field, before hydration. */
export interface RecordedEvent {
  element: HTMLElement;
  value?: string;
  checked?: boolean;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Remembers early presses, choices, typing and sending; runs in the head, before React listens. */
export function recordEarlyInput(): void {
  const input: EarlyInput = { events: [], typedIn: new Set(), isFormSent: false };
  Reflect.set(window, EARLY_INPUT, input);
  recordEvents(input.events);
  addEventListener(
    'input',
    ({ target }) => {
      const form: unknown = target instanceof Element && Reflect.get(target, 'form');
      if (form instanceof HTMLFormElement) input.typedIn.add(form);
    },
    true,
  );
  addEventListener(
    'reset',
    ({ target }) => {
      if (target instanceof HTMLFormElement) input.typedIn.delete(target);
    },
    true,
  );
  // After every handler of a page: a form that none of them took over is sent by the browser, and the page is about to be left.
  addEventListener('submit', ({ defaultPrevented }) => {
    input.isFormSent = !defaultPrevented;
  });
  // The page may come back from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) input.isFormSent = false;
  });
}

function recordEvents(events: RecordedEvent[]): void {
  const types = ['click', 'input', 'change'];
  const record = (event: Event) => {
    if (Object.keys(document).some((key) => key.startsWith(LISTENING))) {
      for (const type of types) removeEventListener(type, record, true);
      return;
    }
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    if (type === 'click') {
      const element = target.closest<HTMLElement>(`button[type=button],a[${REPLAYED_LINK}]`);
      if (!element || (element.matches('a') && !isTakenFromLink(event))) return;
      events.push({ element });
      return;
    }
    const element = target.closest<Field>('input,select,textarea');
    if (element) events.push({ element, value: element.value, checked: Reflect.get(element, 'checked') });
  };
  for (const type of types) addEventListener(type, record, true);
}

/** True where the browser does not follow the link: in another window it is meant as a link. */
function isTakenFromLink(event: Event): boolean {
  if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey)) return false;
  event.preventDefault();
  return true;
}

function earlyInput(): EarlyInput | undefined {
  return Reflect.get(window, EARLY_INPUT);
}

/** Takes the recorded input of an element's controls: every press of a button, of a field only its last value. */
export function takeRecordedEvents(root: HTMLElement): RecordedEvent[] {
  const recorded = earlyInput()?.events ?? [];
  const isOurs = ({ element }: RecordedEvent) => root.contains(element);
  const ours = recorded.filter(isOurs);
  // The array is changed in place, because events before the first render are still added to it.
  recorded.splice(0, recorded.length, ...recorded.filter((event) => !isOurs(event)));
  return ours.filter(
    ({ element, value }, index) =>
      value === undefined || !ours.slice(index + 1).some((later) => later.element === element),
  );
}

/** The forms of the page that somebody has typed in and not emptied. */
export function formsTypedIn(): HTMLFormElement[] {
  return [...(earlyInput()?.typedIn ?? [])].filter((form) => form.isConnected);
}

/** True while somebody has begun a text of several lines, which takes long to write again. */
export function isTextBegun(): boolean {
  const isBegun = (control: Element) => control instanceof HTMLTextAreaElement && control.value.trim() !== '';
  return formsTypedIn().some((form) => [...form.elements].some(isBegun));
}

/** True when the form was sent before its scripts came; they must not ask for anything on its behalf any more. */
export function isFormSent(): boolean {
  return earlyInput()?.isFormSent ?? false;
}
