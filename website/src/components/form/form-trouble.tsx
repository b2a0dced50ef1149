import { FocusBox } from './focus-box';

/** Box that says why a form could not be sent; takes the focus when it appears, and with each new `state` of the form. */
export function FormTrouble({ title, text, state }: { title: string; text: string; state: unknown }) {
  return (
    <FocusBox
      answer={state}
      role="alert"
      className="rounded-control border-2 border-danger bg-danger-soft p-4"
    >
      <p className="font-bold text-danger">{title}</p>
      <p>{text}</p>
    </FocusBox>
  );
}
