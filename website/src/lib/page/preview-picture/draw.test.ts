import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPreview } from './draw';

it.each(['en', 'ar'] as const)('a preview has its size and words in it, in %s', async (locale) => {
  const title =
    locale === 'ar' ? 'استشارة الأذن والأنف والحنجرة رقم 15 <مع> د. نادية' : 'A & B <c> '.repeat(20);
  const png = await drawPreview({ locale, title }, 'Clinic', null);
  const { width, height, format } = await sharp(png).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  const { channels } = await sharp(png).extract({ left: 80, top: 200, width: 1040, height: 300 }).stats();
  expect(channels[0]?.stdev ?? 0).toBeGreaterThan(20);
});
