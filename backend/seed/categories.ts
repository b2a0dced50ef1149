import type { SeedEntry } from './entry';

export const categories: SeedEntry[] = [
  { key: 'ear', en: { name: 'Ear and hearing' }, ar: { name: 'الأذن والسمع' } },
  { key: 'nose', en: { name: 'Nose and allergy' }, ar: { name: 'الأنف والحساسية' } },
  { key: 'throat', en: { name: 'Throat and voice' }, ar: { name: 'الحلق والصوت' } },
  { key: 'children', en: { name: 'Children' }, ar: { name: 'الأطفال' } },
  { key: 'sleep-balance', en: { name: 'Sleep and balance' }, ar: { name: 'النوم والاتزان' } },
];
