import { expect, test, vi } from 'vitest';
import { lostKey, noteFault, rememberSent, takeLost } from './lost-answer';

const FORM = '/ar/booking/waiting-list';
const OTHER = '/ar/my-bookings';
const controls = [{ name: 'firstName', value: 'منى', isChecked: false }];
const open = (pathname: string) => vi.stubGlobal('location', { pathname });

/** Sends the form, meets a fault on a page, if any, and opens a page with a form. */
function sendAndOpen(fault: string | null, page: string) {
  open(FORM);
  rememberSent(controls, 'its key');
  if (fault !== null) {
    open(fault);
    noteFault();
  }
  open(page);
  return { key: lostKey(), controls: takeLost() };
}

test('what a form has sent is put back once where a fault took its page away, and nowhere else', () => {
  const nothing = { key: '', controls: [] };
  expect(sendAndOpen(null, FORM)).toEqual(nothing);
  expect(sendAndOpen(FORM, FORM)).toEqual({ key: 'its key', controls });
  expect([lostKey(), takeLost()]).toEqual(['', []]);
  expect(sendAndOpen(FORM, OTHER)).toEqual(nothing);
  expect(sendAndOpen(OTHER, FORM)).toEqual(nothing);
});
