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
  for (const said of ['id', 'name']) expect(tag).toContain(`${said}="phone"`);
  for (const said of ['aria-describedby="phone-hint phone-error"', 'aria-invalid="true"'])
    expect(tag).toContain(said);
  for (const id of ['phone-hint', 'phone-error']) expect(html).toContain(`id="${id}"`);
});

it('a form control has neither a description nor a placeholder that nobody gave it, but of either direction tells the stylesheet while it is empty', () => {
  expect(renderToStaticMarkup(<Field id="name" label="Name" />)).not.toMatch(/aria-(describedby|invalid)=/);
  expect(renderToStaticMarkup(<Field id="a" label="A" dir="auto" />)).toContain('placeholder=" "');
  expect(renderToStaticMarkup(<TextArea id="a" label="A" dir="auto" />)).toContain('placeholder=" "');
  const own = renderToStaticMarkup(<Field id="a" label="A" dir="auto" placeholder="B" />);
  expect(own).toContain('placeholder="B"');
  expect(renderToStaticMarkup(<Field id="a" label="A" dir="ltr" />)).not.toContain('placeholder=');
});

const choices = ['cash', 'company'].map((value) => ({ value, label: `By ${value}` }));

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
