import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { RadioGroup } from './radio-group';
import { Select } from './select';
import { TextArea } from './text-area';

const words = { id: 'phone', label: 'Phone', hint: 'With the code', error: 'Enter a phone number' };

it.each([
  ['input', <Field key="f" {...words} />],
  ['textarea', <TextArea key="t" {...words} />],
  ['select', <Select key="s" {...words} options={[{ value: 'a', label: 'A' }]} />],
])('a form control ties label, hint and error to its %s', (element, control) => {
  const html = renderToStaticMarkup(control);
  expect(html).toContain('<label for="phone"');
  const [tag] = html.match(new RegExp(`<${element}[^>]*>`)) ?? [''];
  expect(tag).toContain('id="phone"');
  expect(tag).toContain('name="phone"');
  expect(tag).toContain('aria-describedby="phone-hint phone-error"');
  expect(tag).toContain('aria-invalid="true"');
  expect(html).toContain('id="phone-hint"');
  expect(html).toContain('id="phone-error"');
});

it('a form control is described by nothing and not invalid when there is neither hint nor error', () => {
  expect(renderToStaticMarkup(<Field id="name" label="Name" />)).not.toMatch(/aria-(describedby|invalid)=/);
});

it('a form control of either direction tells the stylesheet while it is empty, and keeps a placeholder of its own', () => {
  expect(renderToStaticMarkup(<Field id="a" label="A" dir="auto" />)).toContain('placeholder=" "');
  expect(renderToStaticMarkup(<TextArea id="a" label="A" dir="auto" />)).toContain('placeholder=" "');
  expect(renderToStaticMarkup(<Field id="a" label="A" dir="auto" placeholder="B" />)).toContain(
    'placeholder="B"',
  );
  expect(renderToStaticMarkup(<Field id="a" label="A" dir="ltr" />)).not.toContain('placeholder=');
});

const choices = [
  { value: 'cash', label: 'Cash' },
  { value: 'company', label: 'Company' },
];

it('a choice is a fieldset with its question as legend, whose first radio carries the id', () => {
  const html = renderToStaticMarkup(
    <RadioGroup {...words} label="Payment" choices={choices} defaultValue="company" />,
  );
  expect(html).toMatch(/<fieldset[^>]*aria-describedby="phone-hint phone-error"/);
  expect(html).toMatch(/<legend[^>]*>Payment/);
  const radios = html.match(/<input[^>]*>/g) ?? [];
  expect(radios[0]).toContain('id="phone"');
  expect(radios[0]).not.toContain('checked');
  expect(radios[1]).toContain('checked');
});

it('the error summary leads to every field and draws nothing without errors', () => {
  const errors = [{ fieldId: 'phone', message: 'Enter a phone number' }];
  const html = renderToStaticMarkup(<ErrorSummary title="There is one problem" errors={errors} />);
  expect(html).toContain('role="alert"');
  expect(html).toMatch(/<a href="#phone"[^>]*>Enter a phone number<\/a>/);
  expect(renderToStaticMarkup(<ErrorSummary title="None" errors={[]} />)).toBe('');
});
