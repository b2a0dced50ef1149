import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DeferredScripts, deferScripts } from './deferred-scripts';

class FakeMouseEvent extends Event {
  movementX = 0;
  movementY = 0;
}

const SETTINGS: DeferredScripts = {
  ...{ files: ['react.js', 'page.js'], ahead: ['react.js'], liveParts: ['live-parts.js'] },
  ...{ mostBytes: 1000, waitsForInteraction: true },
};

let added: string[];
let page: { hidden: boolean; images: object[] };
let spent: object[];

beforeEach(() => {
  vi.useFakeTimers();
  added = [];
  spent = [{ type: 'navigate', transferSize: 900 }];
  const events = new EventTarget();
  page = { hidden: false, images: [] };
  const document = Object.assign(page, {
    documentElement: { classList: { add: () => {} } },
    createElement: () => ({ relList: { supports: () => true } }),
    head: {
      append: (...elements: { src?: string; rel?: string; href?: string }[]) =>
        added.push(...elements.map(({ src, rel, href }) => src ?? `${rel} ${href}`)),
    },
  });
  const performance = { getEntriesByType: (type: string) => (type === 'navigation' ? spent : []) };
  const globals = {
    document,
    performance,
    window: events,
    MouseEvent: FakeMouseEvent,
    navigator: {},
    location: { hash: '' },
    sessionStorage: { getItem: () => null },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    requestAnimationFrame: (callback: () => void) => void setTimeout(callback),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function fire(type: string, more: { movementX?: number } = {}) {
  window.dispatchEvent(Object.assign(new FakeMouseEvent(type), more));
}

/** A page that is painted and left alone for a while. */
function open(settings: Partial<DeferredScripts> = {}) {
  deferScripts({ ...SETTINGS, ...settings });
  fire('load');
  vi.advanceTimersByTime(2000);
}

const AT_REST = ['live-parts.js', 'prefetch react.js'];
const STARTED = [...AT_REST, 'react.js', 'page.js'];

const STARTING = ['keydown', 'wheel', 'input', 'hashchange', 'pointerup', 'click', 'site:scripts-wanted'];
test.each(STARTING)('%s starts the scripts of a page, in their order, once', (type) => {
  open();
  expect(added).toEqual(AT_REST);
  fire(type);
  fire(type);
  vi.advanceTimersByTime(1000);
  expect(added).toEqual(STARTED);
});

test('a mouse that rests, and a window that opens, mean nothing', () => {
  open();
  fire('pointermove');
  fire('focus');
  vi.advanceTimersByTime(1000);
  expect(added).toEqual(AT_REST);
  fire('pointermove', { movementX: 1 });
  expect(added).toEqual(STARTED);
});

test('nothing starts on a page that nobody sees, until somebody does', () => {
  open();
  page.hidden = true;
  fire('keydown');
  expect(added).toEqual(AT_REST);
  page.hidden = false;
  fire('visibilitychange');
  expect(added).toEqual(STARTED);
});

const saveForm = () => {
  vi.stubGlobal('sessionStorage', { getItem: () => '{}' });
  spent = [{ type: 'reload', transferSize: 0 }];
};
test.each<[string, () => void, Partial<DeferredScripts>?]>([
  ['a form that is sure to be filled in', () => {}, { waitsForInteraction: false }],
  ['a page with a fragment in its address', () => Object.assign(location, { hash: '#slot' })],
  ['a form that a reload has saved', saveForm],
])('%s starts them once the page is painted', (_, prepare, settings = {}) => {
  prepare();
  open(settings);
  expect(added).toEqual(['live-parts.js', 'react.js', 'page.js']);
});

test('nothing is fetched ahead after a large page, on a slow line, or where data is to be saved', () => {
  for (const connection of [{ effectiveType: '3g' }, { saveData: true }]) {
    vi.stubGlobal('navigator', { connection });
    open();
  }
  vi.stubGlobal('navigator', {});
  spent = [{ type: 'navigate', transferSize: 1001 }];
  open();
  expect(added).toEqual(['live-parts.js', 'live-parts.js', 'live-parts.js']);
});

test('pictures that are still loading come first', () => {
  page.images = [{ currentSrc: 'a.webp', complete: false }];
  open();
  expect(added).toEqual(['live-parts.js']);
  page.images = [{ currentSrc: 'a.webp', complete: true }];
  vi.advanceTimersByTime(1000);
  expect(added).toEqual(AT_REST);
});
