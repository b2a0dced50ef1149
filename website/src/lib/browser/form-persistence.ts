import { forgetKept, keepSealed, openSealed } from './sealed-storage';

/** Content of a control of a form, and which of those of its name it is. */
export type SavedControl = { name: string; value: string; isChecked: boolean; nth: number };
type SavedForms = { path: string; fields: (SavedControl & { form: number; index: number })[] };

/** Key of the session's storage that they are under. */
export const SAVED_FORMS = 'site:saved-forms';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Kinds of controls that must not be stored (secrets), cannot be (files), or belong to the page and not the visitor. */
const NEVER_SAVED = ['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset'];

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** A password that is shown is a text to the browser, and is known by what it is filled in with. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .filter(isControl)
    .filter(
      ({ name, type, autocomplete }) =>
        name && !NEVER_SAVED.includes(type) && !autocomplete.includes('password'),
    );
}

/** True when the visitor has chosen a file somewhere: a file cannot be saved over a reload. */
export function hasChosenFile(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].some(
    ({ files }) => (files?.length ?? 0) > 0,
  );
}

function save(control: Control, _: number, all: readonly Control[]): SavedControl {
  const { name, value } = control;
  const isChecked = control instanceof HTMLInputElement && control.checked;
  return { name, value, isChecked, nth: all.filter((one) => one.name === name).indexOf(control) };
}

/** Saves all controls of a form but those that are never saved. */
export const saveControls = (form: HTMLFormElement): SavedControl[] => controlsOf(form).map(save);

/** Saves the control that an event came from; null for one that is never saved. */
export function saveControl(form: HTMLFormElement, target: EventTarget): SavedControl | null {
  const all = controlsOf(form);
  const control = all.find((each) => each === target);
  return control ? save(control, 0, all) : null;
}

/** Puts what stood in a control into the one of that name, where that can have it, and fires the events of typing. */
export function restoreControl(form: HTMLFormElement, saved: SavedControl): void {
  const control = controlsOf(form)
    .filter(({ name }) => name === saved.name)
    .find((each, nth) => canHold(each, saved, nth));
  if (control) fill(control, saved);
}

/** A choice that is offered no more cannot be made again; several of one name are told apart by their values, texts by their order. */
function canHold(control: Control, saved: SavedControl, nth: number): boolean {
  if (['radio', 'checkbox'].includes(control.type)) return control.value === saved.value;
  if (nth !== saved.nth) return false;
  if (!(control instanceof HTMLSelectElement)) return true;
  return [...control.options].some(({ value, disabled }) => value === saved.value && !disabled);
}

/** Saves what stands in the given forms, for the next load of this very page. */
export async function saveForms(forms: readonly HTMLFormElement[]): Promise<void> {
  const fields = [...document.forms].flatMap((form, number) =>
    forms.includes(form) ? saveControls(form).map((saved, index) => ({ form: number, index, ...saved })) : [],
  );
  const saved: SavedForms = { path: location.pathname + location.search, fields };
  await keepSealed(SAVED_FORMS, JSON.stringify(saved));
}

/** Puts saved values back where they stood, once, and fires the events of typing. */
export async function restoreForms(): Promise<void> {
  const text = await openSealed(SAVED_FORMS);
  forgetKept(SAVED_FORMS);
  if (text === null) return;
  const saved: SavedForms = JSON.parse(text);
  if (saved.path !== location.pathname + location.search) return;
  for (const field of saved.fields) {
    const form = document.forms[field.form];
    const control = form ? controlsOf(form)[field.index] : undefined;
    // A field that is being typed in is left alone.
    if (control?.name === field.name && control !== document.activeElement) fill(control, field);
  }
}

function fill(control: Control, saved: SavedControl): void {
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    // React notices a change of a checkbox only by its click event.
    if (control.checked !== saved.isChecked && (saved.isChecked || control.type === 'checkbox'))
      control.click();
    return;
  }
  if (control.value === saved.value) return;
  // React watches the property of the element itself; the prototype's setter gets past that.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, saved.value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
