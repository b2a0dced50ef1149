import type { SeedEntry } from './entry';

// Invented names; which branch accepts which is said in branches.ts, the owning side.
export const organisations: SeedEntry[] = [
  {
    key: 'wadi-energy',
    shared: { kind: 'company' },
    en: { name: 'Wadi Al Noor Energy' },
    ar: { name: 'وادي النور للطاقة' },
  },
  {
    key: 'sahl-telecom',
    shared: { kind: 'company' },
    en: { name: 'Sahl Communications' },
    ar: { name: 'سهل للاتصالات' },
  },
  {
    key: 'rimal-construction',
    shared: { kind: 'company' },
    en: { name: 'Rimal Contracting' },
    ar: { name: 'رمال للمقاولات' },
  },
  {
    key: 'nakheel-insurance',
    shared: { kind: 'company' },
    en: { name: 'Two Palms Health Cover' },
    ar: { name: 'النخلتان للرعاية الصحية' },
  },
  {
    key: 'marsa-shipping',
    shared: { kind: 'company' },
    en: { name: 'Marsa Al Fajr Shipping' },
    ar: { name: 'مرسى الفجر للملاحة' },
  },
  {
    key: 'engineers',
    shared: { kind: 'syndicate' },
    en: { name: 'Syndicate of Bridge and Harbour Engineers' },
    ar: { name: 'نقابة مهندسي الجسور والموانئ' },
  },
  {
    key: 'teachers',
    shared: { kind: 'syndicate' },
    en: { name: 'Syndicate of Music and Arts Teachers' },
    ar: { name: 'نقابة معلمي الموسيقى والفنون' },
  },
  {
    key: 'journalists',
    shared: { kind: 'syndicate' },
    en: { name: 'Syndicate of Radio Writers' },
    ar: { name: 'نقابة كتّاب الإذاعة' },
  },
];
