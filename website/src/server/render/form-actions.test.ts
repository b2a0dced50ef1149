import { expect, test } from 'vitest';
import { withoutEmptyActions } from './form-actions';

const shown = (html: string, type = 'text/html; charset=utf-8') =>
  withoutEmptyActions({
    status: 200,
    headers: { 'content-type': type },
    body: Buffer.from(html),
  }).body.toString();

test('forms of the server say no address, others keep theirs, and words stay as they are', () => {
  const form = (action: string) =>
    `<form class="a"${action} encType="multipart/form-data">حجز action=""</form>`;
  expect(shown(form(' action=""') + form(' action="/ar"'))).toBe(form('') + form(' action="/ar"'));
  expect(shown(form(' action=""'), 'text/x-component')).toBe(form(' action=""'));
});
