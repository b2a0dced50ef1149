import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formsTypedIn, isFormSent, isTextBegun, recordEarlyInput, takeRecordedEvents } from './early-input';

/** Minimal element, with what the script uses of it. */
class FakeElement {
  isConnected = true;
  value = '';
  constructor(
    readonly name: 'a' | 'button' | 'form' | 'input',
    readonly form: FakeElement | null = null,
  ) {}
  matches = (selector: string) => selector === this.name;
  closest = (selector: string) => (selector.includes(this.name) ? this : null);
}
class FakeForm extends FakeElement {
  elements: FakeElement[] = [];
}
class FakeTextArea extends FakeElement {}
class FakeMouseEvent extends Event {
  metaKey = false;
  ctrlKey = false;
}

let events: EventTarget;
/** A part of the page that all elements of these tests stand in. */
const everything = { contains: () => true } as unknown as HTMLElement;

beforeEach(() => {
  events = new EventTarget();
  const globals = {
    window: {},
    document: {},
    Element: FakeElement,
    HTMLFormElement: FakeForm,
    HTMLTextAreaElement: FakeTextArea,
    MouseEvent: FakeMouseEvent,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  recordEarlyInput();
});
afterEach(() => vi.unstubAllGlobals());

function fire(type: string, target: FakeElement | null, more: object = {}): Event {
  const event = Object.assign(new FakeMouseEvent(type, { cancelable: true }), more);
  Object.defineProperty(event, 'target', { value: target });
  events.dispatchEvent(event);
  return event;
}

test('presses are taken once, and of a field what it was left with; of a part only its own', () => {
  const [button, input] = [new FakeElement('button'), new FakeElement('input')];
  fire('click', button);
  fire('click', button);
  for (const value of ['e', 'ea', 'ear']) {
    input.value = value;
    fire('input', input);
  }
  const expected = [{ element: button }, { element: button }, { element: input, value: 'ear' }];
  expect(takeRecordedEvents(everything)).toEqual(expected);
  expect(takeRecordedEvents(everything)).toEqual([]);
  const other = new FakeElement('button');
  fire('click', button);
  fire('click', other);
  const part = { contains: (element: unknown) => element === other } as unknown as HTMLElement;
  expect(takeRecordedEvents(part)).toEqual([{ element: other }]);
  expect(takeRecordedEvents(everything)).toEqual([{ element: button }]);
});

test('a link that scripts would take over is not followed, but for another window', () => {
  const link = new FakeElement('a');
  expect(fire('click', link).defaultPrevented).toBe(true);
  expect(fire('click', link, { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(takeRecordedEvents(everything)).toEqual([{ element: link }]);
});

test('once React listens nothing is recorded, but forms that somebody has typed in are known until they are emptied', () => {
  Reflect.set(document, '_reactListening1a2b', true);
  fire('click', new FakeElement('button'));
  expect(takeRecordedEvents(everything)).toEqual([]);
  const form = new FakeForm('form');
  const input = new FakeElement('input', form);
  fire('input', input);
  expect(formsTypedIn()).toEqual([form]);
  const text = new FakeTextArea('input', form);
  form.elements = [input, text];
  expect(isTextBegun()).toBe(false);
  text.value = 'Hard of hearing';
  expect(isTextBegun()).toBe(true);
  fire('reset', form);
  expect(formsTypedIn()).toEqual([]);
  expect(isTextBegun()).toBe(false);
});

test('a form that no handler took over is on its way, until the page comes back', () => {
  const form = new FakeForm('form');
  events.addEventListener('submit', (event) => event.preventDefault(), { capture: true, once: true });
  expect(isFormSent()).toBe(false);
  fire('submit', form);
  fire('submit', form);
  expect(isFormSent()).toBe(true);
  fire('pageshow', null, { persisted: true });
  expect(isFormSent()).toBe(false);
});
