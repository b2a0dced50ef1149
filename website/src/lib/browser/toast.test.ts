import { expect, it } from 'vitest';
import { dismissToast, receiveToasts, showToast, type ToastOrder } from './toast';

it('toasts ordered before the area is there are shown once it is, in order', () => {
  showToast({ type: 'loading', message: 'Sending', id: 'contact' });
  dismissToast('contact');
  const received: ToastOrder[] = [];
  const stop = receiveToasts((order) => received.push(order));
  showToast({ type: 'success', message: 'Message sent successfully' });
  expect(received.map(({ kind }) => kind)).toEqual(['show', 'dismiss', 'show']);

  stop();
  showToast({ type: 'info', message: 'Later' });
  expect(received).toHaveLength(3);
  receiveToasts((order) => received.push(order))();
  expect(received).toHaveLength(4);
});
