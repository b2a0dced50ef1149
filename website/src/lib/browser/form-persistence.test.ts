import { expect, test, vi } from 'vitest';
import { restoreControl, saveControl, saveControls } from './form-persistence';

class FakeInput extends EventTarget {}

/** Minimal box, with what the script uses of it. */
class FakeBox extends FakeInput {
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

/** Minimal text, whose value is set on its prototype as a browser's is. */
class FakeText extends FakeInput {
  readonly name = 'signature';
  readonly type = 'text';
  readonly autocomplete = '';
  #value = '';
  get value() {
    return this.#value;
  }
  set value(text) {
    this.#value = text;
  }
}

const formOf = (elements: FakeInput[]) => ({ elements }) as unknown as HTMLFormElement;

test('of several controls of one name, each is put back into its own in the form that is drawn anew', () => {
  const others = { HTMLSelectElement: class {}, HTMLTextAreaElement: class {} };
  for (const [name, value] of Object.entries({ HTMLInputElement: FakeInput, ...others }))
    vi.stubGlobal(name, value);
  const ticked = new FakeBox('3', true);
  const saved = saveControl(formOf([new FakeBox('1'), new FakeBox('2'), ticked]), ticked);
  const anew = [new FakeBox('1'), new FakeBox('2'), new FakeBox('3')];
  if (saved) restoreControl(formOf(anew), saved);
  expect(anew.map(({ checked }) => checked)).toEqual([false, false, true]);
  // A name that is typed, and drawn on the sheet below.
  const [typed, drawn] = [new FakeText(), new FakeText()];
  [typed.value, drawn.value] = ['منى', 'M1 1l0 0'];
  const texts = [new FakeText(), new FakeText()];
  for (const each of saveControls(formOf([typed, drawn]))) restoreControl(formOf(texts), each);
  expect(texts.map(({ value }) => value)).toEqual(['منى', 'M1 1l0 0']);
  // A password that is shown.
  const shown = new FakeBox('secret', false, 'new-password');
  expect(saveControls(formOf([shown]))).toEqual([]);
  vi.unstubAllGlobals();
});
