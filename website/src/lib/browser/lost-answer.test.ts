import { expect, test, vi } from 'vitest';
import { forgetSent, lostKey, noteFault, rememberSent, takeLost } from './lost-answer';

const FORM = '/ar/booking/waiting-list';
const OTHER = '/ar/my-bookings';
const controls = [{ name: 'firstName', value: 'منى', isChecked: false, nth: 0 }];
const form = { place: '1 entry', controls, key: 'its key' };
function open(page: string): void {
  const [pathname, search = ''] = page.split('?');
  vi.stubGlobal('location', { pathname, search });
}

/** Sends the form, meets a fault on a page, if any, and opens a page with a form. */
function sendAndOpen(fault: string | null, page: string) {
  open(FORM);
  rememberSent(form);
  if (fault !== null) {
    open(fault);
    noteFault();
  }
  open(page);
  // Another form of the page has sent nothing, nor has the one about the entry that stands in its place by now.
  expect([takeLost('0 entry'), takeLost('1 next')]).toEqual([[], []]);
  return { key: lostKey(), controls: takeLost('1 entry') };
}

test('what a form has sent is put back once where a fault took its page away, and nowhere else', () => {
  const nothing = { key: '', controls: [] };
  expect(sendAndOpen(null, FORM)).toEqual(nothing);
  expect(sendAndOpen(FORM, FORM)).toEqual({ key: 'its key', controls });
  expect([lostKey(), takeLost('1 entry')]).toEqual(['', []]);
  expect(sendAndOpen(FORM, OTHER)).toEqual(nothing);
  expect(sendAndOpen(FORM, `${FORM}?doctor=2`)).toEqual(nothing);
  expect(sendAndOpen(OTHER, FORM)).toEqual(nothing);
  rememberSent(form);
  forgetSent();
  noteFault();
  expect(takeLost('1 entry')).toEqual([]);
});
