import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from './field';
import { RadioGroup } from './radio-group';
import { Select, withChosen } from './select';
import { TextArea } from './text-area';
import { Ticks } from './ticks';

const words = { id: 'phone', label: 'Phone', hint: 'With the code', error: 'Enter a phone number' };

it.each([
  ['input', <Field key="f" {...words} />],
  ['textarea', <TextArea key="t" {...words} />],
  ['select', <Select key="s" {...words} options={[{ value: 'a', label: 'A' }]} />],
])('a form control ties label, hint and error to its %s', (element, control) => {
  const html = renderToStaticMarkup(control);
  const around = ['<label for="phone"', 'id="phone-hint"', 'id="phone-error"'];
  for (const said of around) expect(html).toContain(said);
  const [tag] = html.match(new RegExp(`<${element}[^>]*>`)) ?? [''];
  for (const said of ['id="phone"', 'name="phone"', 'aria-describedby="phone-hint phone-error"'])
    expect(tag).toContain(said);
});

it('a form control has neither a description nor a placeholder that nobody gave it, but of either direction tells the stylesheet while it is empty', () => {
  const field = (more: { dir?: string; placeholder?: string }) =>
    renderToStaticMarkup(<Field id="a" label="A" {...more} />);
  expect(field({ dir: 'ltr' })).not.toMatch(/aria-(describedby|invalid)=|placeholder=/);
  expect(field({ dir: 'auto' })).toContain('placeholder=" "');
  expect(field({ dir: 'auto', placeholder: 'B' })).toContain('placeholder="B"');
  expect(renderToStaticMarkup(<TextArea id="a" label="A" dir="auto" />)).toContain('placeholder=" "');
});

it('any number of several is a fieldset with its question as legend, described by its hint and error', () => {
  const html = renderToStaticMarkup(<Ticks {...words} name="way" options={[]} chosen={[]} />);
  expect(html).toMatch(/<fieldset[^>]*aria-describedby="phone-hint phone-error"/);
  expect(html).toMatch(/<legend[^>]*>Phone.*id="phone-hint".*id="phone-error"/);
});

it('a choice is a fieldset with its question as legend, whose first radio carries the id', () => {
  const choices = ['cash', 'company'].map((value) => ({ value, label: value }));
  const html = renderToStaticMarkup(<RadioGroup {...words} label="Payment" choices={choices} />);
  expect(html).toMatch(/<fieldset[^>]*aria-describedby="phone-hint phone-error"/);
  expect(html).toMatch(/<legend[^>]*>Payment/);
  expect(html.match(/<input[^>]*>/)?.[0]).toContain('id="phone"');
});

it('a choice that is not offered any more is kept by its form, and nothing is added to what is', () => {
  const options = [{ value: 'a', label: 'A' }];
  expect(withChosen(options, ['a', ''], 'Gone')).toEqual(options);
  const kept = withChosen(options, ['b'], 'Gone');
  const html = renderToStaticMarkup(
    <Select id="s" label="S" placeholder="None" options={kept} defaultValue="b" />,
  );
  expect(html).toContain('<option value="b" selected="">Gone</option>');
});
