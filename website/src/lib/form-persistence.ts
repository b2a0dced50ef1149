type SavedField = { form: number; name: string; index: number; value: string; isChecked: boolean };
type SavedForms = { path: string; fields: SavedField[] };

const STORE = 'site:saved-forms';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What must not be stored (secrets), cannot be (files), or belongs to the page and not the visitor. */
const NEVER_SAVED = ['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset'];

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl).filter(({ name, type }) => name && !NEVER_SAVED.includes(type));
}

function isChosen(control: Control): boolean {
  return control instanceof HTMLInputElement && control.checked;
}

/** True when the visitor has chosen a file somewhere: a file cannot be saved over a reload. */
export function hasChosenFile(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].some(
    ({ files }) => (files?.length ?? 0) > 0,
  );
}

/** Saves what stands in the given forms in sessionStorage, for the next load of this very page. */
export function saveForms(touched: ReadonlySet<HTMLFormElement>): void {
  const fields = [...document.forms].flatMap((form, number) =>
    touched.has(form)
      ? controlsOf(form).map((control, index) => ({
          form: number,
          name: control.name,
          index,
          value: control.value,
          isChecked: isChosen(control),
        }))
      : [],
  );
  const saved: SavedForms = { path: location.pathname + location.search, fields };
  sessionStorage.setItem(STORE, JSON.stringify(saved));
}

/** Puts saved values back where they stood, once, and fires the events of typing. */
export function restoreForms(): void {
  const text = sessionStorage.getItem(STORE);
  if (text === null) return;
  sessionStorage.removeItem(STORE);
  const saved: SavedForms = JSON.parse(text);
  if (saved.path !== location.pathname + location.search) return;
  for (const field of saved.fields) {
    const form = document.forms[field.form];
    const control = form ? controlsOf(form)[field.index] : undefined;
    if (control?.name === field.name) fill({ control, field });
  }
}

function fill({ control, field }: { control: Control; field: SavedField }): void {
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    // A click, because React learns of a box from nothing else.
    if (control.checked !== field.isChecked && (field.isChecked || control.type === 'checkbox'))
      control.click();
    return;
  }
  if (control.value === field.value) return;
  // React watches the property of the element itself; the prototype's setter gets past that.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, field.value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
