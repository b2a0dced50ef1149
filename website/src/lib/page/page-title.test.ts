import { expect, test } from 'vitest';
import { pageTitle } from './page-title';

const clinic = { siteName: 'Nile Ear, Nose and Throat Clinics', shortName: 'Nile ENT' };

test('the clinic’s name follows the page’s own, the shorter one first, and is not said twice; a longer title is cut at a word, in Arabic too, and never in the middle of a letter', () => {
  expect(pageTitle({ title: 'Doctors', clinic })).toBe('Doctors | Nile ENT');
  const long = { siteName: 'Nile Clinics' };
  expect(pageTitle({ title: 'Doctors', clinic: long })).toBe('Doctors | Nile Clinics');
  expect(pageTitle({ title: 'Doctors', clinic: null })).toBe('Doctors');
  for (const title of ['Contact Nile ENT', 'About nile ear, nose and throat clinics'])
    expect(pageTitle({ title, clinic })).toBe(title);
  const words = 'استشاري أنف وأذن وحنجرة الأطفال واضطرابات التنفس أثناء النوم والشخير';
  const cut = pageTitle({ title: words, clinic });
  expect([...cut].length).toBeLessThanOrEqual(60);
  expect(words.startsWith(`${cut.slice(0, -1)} `)).toBe(true);
  expect(pageTitle({ title: `${'👂'.repeat(80)}`, clinic })).toBe(`${'👂'.repeat(59)}…`);
});
