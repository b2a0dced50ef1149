import { expect, it } from 'vitest';
import { namingWishes } from './words';

it('a doctor who was taken off the site since is no wish for any doctor', () => {
  const nameOf = namingWishes('ar', 'gone');
  const named = { documentId: 'mona', name: { en: 'Dr Mona', ar: 'د. منى' } };
  expect([named, { ...named, name: null }, null].map(nameOf)).toEqual(['د. منى', 'gone', null]);
});
