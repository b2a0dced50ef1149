import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesIn } from '@/i18n/messages';
import { noFilter } from '../query';
import { FinderFields } from './finder-fields';

it('offers a branch that nobody has translated in its own language', async () => {
  const { finder: words } = (await messagesIn('en')).doctors;
  const branches = ['Dokki', 'المعادي'].map((name, at) => ({ id: name, number: at + 1, name }));
  const none = { title: '', text: '', link: { href: '/', label: '' } };
  const lists = { specialties: [], branches, languages: [], companies: [] };
  const finder = { path: '/en/doctors', asked: noFilter, ...lists, words, icon: null, none };
  const html = renderToStaticMarkup(
    <FinderFields id="find" finder={{ ...finder, danger: null }} value={noFilter} />,
  );
  expect(html).toContain('<option value="1" lang="en">Dokki</option>');
  expect(html).toContain('<option value="2" lang="ar">المعادي</option>');
});
