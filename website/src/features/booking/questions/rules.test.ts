import { expect, test } from 'vitest';
import { fieldOf, readAnswers, readPictures } from './rules';

test('no id that is made of a question is that of another, however they are named', () => {
  const made = [fieldOf('x'), ...['-1', '-hint', '-error', 'Picture'].map((end) => fieldOf('x') + end)];
  const others = ['x-1', 'x-hint', 'x-error', 'x-picture'].map(fieldOf);
  expect(made.filter((id) => others.includes(id))).toEqual([]);
});

test('answers and pictures are read back by the key of their question', () => {
  const form = new FormData();
  const picture = new File(['x'], 'ear.png');
  for (const [name, value] of [
    ...[fieldOf('x'), fieldOf('x'), fieldOf('x-1')].map((id, place) => [id, String(place)] as const),
    ...[`${fieldOf('x')}Other`, 'number', fieldOf('../x')].map((id) => [id, 'left out'] as const),
  ])
    form.append(name, value);
  form.append(`${fieldOf('ear')}Picture`, picture);
  expect(readAnswers(form)).toEqual({ x: ['0', '1'], 'x-1': ['2'] });
  expect(readPictures(form).map(([key]) => key)).toEqual(['ear']);
});
