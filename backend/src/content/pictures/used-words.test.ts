import { expect, it } from 'vitest';
import { usedWords } from './used-words';

const doctor = { type: { en: 'Doctor', ar: 'طبيب' }, title: 'Hala' };
const home = { type: { en: 'Home page', ar: 'الصفحة الرئيسية' }, title: '' };
const say = (places: (typeof doctor)[], notShown = 0) => usedWords('a.jpg', places, notShown);

it('usedWords names five places by type and title, or by type alone, and counts the others with what may not be seen', () => {
  expect(say([doctor, home]).en).toContain('“a.jpg” is shown in 2 places: Doctor “Hala”, Home page.');
  expect(say([doctor, home]).ar).toContain('معروضة في موضعين: طبيب «Hala»، الصفحة الرئيسية.');
  const six = say(new Array(6).fill(doctor), 2);
  expect(six.en).toMatch(/in 8 places: (Doctor “Hala”, ){5}3 more\./);
  for (const words of ['في 8 مواضع', 'و3 غيرها']) expect(six.ar).toContain(words);
  expect(say(new Array(6).fill(doctor)).ar).toContain('طبيب «Hala»، وواحد غيرها.');
  expect(say([], 1).en).toContain('in 1 place: entries you may not see.');
  expect(say([], 12).ar).toContain('في 12 موضعًا: مداخل لا يُسمح لك برؤيتها.');
});
