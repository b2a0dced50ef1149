import { expect, test, vi } from 'vitest';
import { restoreControl, saveControl, saveControls } from './form-persistence';

/** Minimal box, with what the script uses of it. */
class FakeBox extends EventTarget {
  readonly name = 'weekdays';
  readonly type = 'checkbox';
  constructor(
    readonly value: string,
    public checked = false,
    readonly autocomplete = '',
  ) {
    super();
  }
  click() {
    this.checked = !this.checked;
  }
}

const formOf = (elements: FakeBox[]) => ({ elements }) as unknown as HTMLFormElement;

test('of several boxes of one name, the one that was ticked is ticked in the form that is drawn anew', () => {
  const others = { HTMLSelectElement: class {}, HTMLTextAreaElement: class {} };
  for (const [name, value] of Object.entries({ HTMLInputElement: FakeBox, ...others }))
    vi.stubGlobal(name, value);
  const ticked = new FakeBox('3', true);
  const saved = saveControl(formOf([new FakeBox('1'), new FakeBox('2'), ticked]), ticked);
  const anew = [new FakeBox('1'), new FakeBox('2'), new FakeBox('3')];
  if (saved) restoreControl(formOf(anew), saved);
  expect(anew.map(({ checked }) => checked)).toEqual([false, false, true]);
  // A password that is shown.
  const shown = new FakeBox('secret', false, 'new-password');
  expect(saveControls(formOf([shown]))).toEqual([]);
  vi.unstubAllGlobals();
});
