import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from './section';

test('each band stands between the marks by which React takes it over by itself', () =>
  expect(renderToString(<Section>Words</Section>)).toMatch(/^<!--&--><section .*<\/section><!--\/&-->$/));
