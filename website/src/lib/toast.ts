/** The six kinds of the specification, point 4. `loading` stays until it is replaced or dismissed. */
export const TOAST_TYPES = ['default', 'success', 'info', 'warning', 'error', 'loading'] as const;

export type Toast = {
  type: (typeof TOAST_TYPES)[number];
  message: string;
  description?: string;
  /** A toast with the id of one that is shown takes its place. */
  id?: string;
};

export type ToastOrder = { kind: 'show'; toast: Toast } | { kind: 'dismiss'; id: string };

let deliver: ((order: ToastOrder) => void) | null = null;
const waiting: ToastOrder[] = [];

function order(next: ToastOrder): void {
  if (deliver) deliver(next);
  else waiting.push(next);
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
  deliver = receiver;
  for (const next of waiting.splice(0)) receiver(next);
  return () => {
    if (deliver === receiver) deliver = null;
  };
}
