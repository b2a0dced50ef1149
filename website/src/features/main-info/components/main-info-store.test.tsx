import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SharedMainInfo } from '../data';
import { MainInfoStore, useMainInfo } from './main-info-store';

const mainInfo: SharedMainInfo = {
  locale: 'en',
  siteName: 'Nilesound',
  phone: '+20220000100',
  phoneText: '02 2000 0100',
  socialMedia: [{ platform: 'youtube', url: 'https://youtube.example/nilesound' }],
  seo: {
    metaTitle: 'Ear, nose and throat',
    metaDescription: 'A clinic',
    openGraph: { ogTitle: 'Nilesound' },
  },
};

function Reader() {
  const { socialMedia, seo, phoneText } = useMainInfo() ?? {};
  return <p>{[socialMedia?.[0]?.url, seo?.metaTitle, seo?.openGraph?.ogTitle, phoneText].join('|')}</p>;
}

test('the app reads social media and search words of main info from the one store', () => {
  const html = renderToStaticMarkup(
    <MainInfoStore mainInfo={mainInfo}>
      <Reader />
    </MainInfoStore>,
  );
  expect(html).toBe('<p>https://youtube.example/nilesound|Ear, nose and throat|Nilesound|02 2000 0100</p>');
  expect(renderToStaticMarkup(<Reader />)).toBe('<p>|||</p>');
});
