import { inScreenLanguage, screenLanguage } from '../language';
import words from './step-words.json';

export interface AskedStep {
  step: 'enter' | 'setup';
  secret?: string | undefined;
  /** SVG, drawn by the backend. */
  picture?: string | undefined;
}

export type CodeFault = 'wrong' | 'slow' | 'away';

const say = (name: keyof typeof words) => inScreenLanguage(words[name]);

const STYLE = `
  .clinic-step { margin: auto; max-height: calc(100vh - 32px); overflow: auto; border: 0; border-radius: 8px; padding: 32px; width: min(440px, calc(100vw - 32px)); font: 14px/1.6 system-ui; color: #32324d; }
  .clinic-step::backdrop { background: rgb(33 33 52 / 60%); }
  .clinic-step h2 { font-size: 20px; font-weight: 600; margin-block-end: 8px; }
  .clinic-step svg { display: block; width: 200px; height: 200px; margin: 12px auto; background: #fff; }
  .clinic-step code, .clinic-step li { font: 15px/1.7 ui-monospace, monospace; overflow-wrap: anywhere; }
  .clinic-step label { display: block; font-weight: 600; margin-block: 12px 4px; }
  .clinic-step input { width: 100%; min-height: 44px; padding-inline: 12px; border: 1px solid #8e8ea9; border-radius: 4px; font-size: 18px; }
  .clinic-step [role='alert'] { color: #b72b1a; min-height: 1.6em; margin-block-start: 4px; }
  .clinic-step ul { columns: 2; margin-block: 12px; }
  .clinic-step footer { display: flex; gap: 8px; margin-block-start: 12px; }
  .clinic-step button { min-height: 44px; padding-inline: 16px; border: 1px solid #271fe0; border-radius: 4px; font-weight: 600; cursor: pointer; background: #fff; color: #271fe0; }
  .clinic-step button[type='submit'] { background: #271fe0; color: #fff; }
`;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), given);
  made.append(...children);
  return made;
}

function open(...content: (Node | string)[]): { dialog: HTMLDialogElement; form: HTMLFormElement } {
  const title = element('h2', { id: 'clinic-step-title' }, say('title'));
  const form = element('form', { method: 'dialog', noValidate: true }, title, ...content);
  const dialog = element('dialog', { className: 'clinic-step' }, element('style', {}, STYLE), form);
  dialog.setAttribute('aria-labelledby', title.id);
  Object.assign(dialog, { dir: screenLanguage() === 'ar' ? 'rtl' : 'ltr', lang: screenLanguage() });
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, form };
}

function pictureOf(svg: string): Element {
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', say('picture'));
  return document.importNode(picture, true);
}

function setupOf({ secret, picture }: AskedStep): Node[] {
  if (!secret || !picture) return [];
  return [pictureOf(picture), element('p', {}, `${say('key')}: `, element('code', { dir: 'ltr' }, secret))];
}

/** Asks for a code until `send` returns no error (null); false if the dialog was closed. */
export function askForCode(
  asked: AskedStep,
  send: (code: string) => Promise<CodeFault | null>,
): Promise<boolean> {
  const input = element('input', { id: 'clinic-step-code', name: 'code', autocomplete: 'one-time-code' });
  Object.assign(input, { dir: 'ltr', required: true, maxLength: 30 });
  input.setAttribute('aria-describedby', 'clinic-step-fault');
  const fault = element('p', { id: 'clinic-step-fault', role: 'alert' });
  const cancel = element('button', { type: 'button' }, say('cancel'));
  const { dialog, form } = open(
    element('p', {}, say(asked.step)),
    ...setupOf(asked),
    element('label', { htmlFor: input.id }, say('code')),
    input,
    fault,
    element('footer', {}, element('button', { type: 'submit' }, say('signIn')), cancel),
  );
  input.focus();
  return new Promise((resolve) => {
    let isRight = false;
    let isSending = false;
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(isRight);
    });
    cancel.addEventListener('click', () => dialog.close());
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      // A code counts once: a second press would be told that it was used.
      if (isSending) return;
      isSending = true;
      const wrong = await send(input.value);
      isSending = false;
      isRight = wrong === null;
      if (wrong === null) return dialog.close();
      fault.textContent = say(wrong);
      input.setAttribute('aria-invalid', 'true');
      input.select();
    });
  });
}

/** Shows the recovery codes once, until the user confirms having stored them. */
export function showRecoveryCodes(codes: string[]): Promise<void> {
  const list = element('ul', {}, ...codes.map((code) => element('li', { dir: 'ltr' }, code)));
  const kept = element('footer', {}, element('button', { type: 'submit' }, say('kept')));
  const { dialog } = open(element('p', {}, say('codes')), list, kept);
  return new Promise((resolve) => {
    // Only the button ends it: the codes do not come again.
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
  });
}
