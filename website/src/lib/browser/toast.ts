export type Toast = {
  /** The six kinds of the specification, point 4. `loading` stays until it is replaced or dismissed. */
  type: 'default' | 'success' | 'info' | 'warning' | 'error' | 'loading';
  message: string;
  description?: string;
  /** A toast with the id of one that is shown takes its place. */
  id?: string;
};

export type ToastOrder = { kind: 'show'; toast: Toast } | { kind: 'dismiss'; id: string };

const ORDERED = 'site:toast';

/** Events of the window, so that whatever runs on the page can order a toast, bundled with it or not. */
const bus = typeof window === 'undefined' ? new EventTarget() : window;
const waiting: ToastOrder[] = [];

function order(next: ToastOrder): void {
  const isUnheard = bus.dispatchEvent(new CustomEvent(ORDERED, { detail: next, cancelable: true }));
  if (isUnheard) waiting.push(next);
}

/** Shows a short message at the corner of the page. Only in the browser; never the only place of an error. */
export function showToast(toast: Toast): void {
  order({ kind: 'show', toast });
}

/** Takes a toast away, for example one of type `loading` when the work is done. */
export function dismissToast(id: string): void {
  order({ kind: 'dismiss', id });
}

/** The toast area takes the orders from here on, those from before included; gives the function that ends it. */
export function receiveToasts(receiver: (order: ToastOrder) => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault();
    if (event instanceof CustomEvent) receiver(event.detail);
  };
  bus.addEventListener(ORDERED, listen);
  for (const next of waiting.splice(0)) receiver(next);
  return () => bus.removeEventListener(ORDERED, listen);
}
