import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { measureProcessor } from './lib/baseline.mjs';
import { compileBackend, compiledDirectory } from './lib/bench-backend.mjs';
import { runBench } from './lib/run-bench.mjs';
import { percentile } from './lib/statistics.mjs';

function appointmentOf({ index, language }) {
  const isArabic = language === 'ar';
  const startsAt = Date.parse('2026-10-15T14:30:00Z') + index * 1_200_000;
  const number = `7KQM-${String(1000 + index)}`;
  return {
    language,
    bookingNumber: number,
    status: index % 2 ? 'confirmed' : 'pending',
    sequence: 0,
    startsAt,
    endsAt: startsAt + 1_200_000,
    timeZone: 'Africa/Cairo',
    firstName: isArabic ? 'ليلى' : 'Laila',
    clinic: isArabic ? 'النيل للأنف والأذن والحنجرة' : 'Nile ENT',
    shortClinic: isArabic ? 'النيل' : 'Nile ENT',
    doctor: isArabic ? 'د. منى فوزي' : 'Dr Mona Fawzy',
    service: isArabic ? 'استشارة' : 'Consultation',
    preparation: isArabic ? 'ابتعد عن الضوضاء العالية.' : 'No loud noise for a day.',
    visitLength: null,
    visitMinutes: null,
    fee: isArabic ? '450 جنيهًا' : 'EGP 450',
    branch: {
      directions: null,
      name: isArabic ? 'المعادي' : 'Maadi',
      address: isArabic ? '12 شارع 9، الدور الثاني' : '12, Road 9, second floor',
      phone: '+201001234567',
      country: 'EG',
      mapUrl: null,
      place: null,
    },
    callBy: index % 2 ? null : startsAt - 86_400_000,
    cancellation: null,
    callCentre: { phone: '+20225550100', hours: null, promise: null },
    whatToBring: isArabic ? 'بطاقتك الشخصية.' : 'Your ID.',
    manageUrl: `https://clinic.example/${language}/booking/confirmation/${number}#${'k'.repeat(24)}`,
    bookUrl: `https://clinic.example/${language}/booking`,
    shortUrl: `https://clinic.example/${language}/v/${number}`,
  };
}

/** Times in ms of the first page and of all others, and the processor's time for one. */
function printPages({ sheetPdf, language, pages }) {
  const before = process.cpuUsage();
  const [first, ...warm] = Array.from({ length: pages }, (_, index) => {
    const begin = performance.now();
    sheetPdf(appointmentOf({ index, language }));
    return performance.now() - begin;
  });
  const { user, system } = process.cpuUsage(before);
  return { first, warm, cpuMs: (user + system) / 1000 / pages };
}

await runBench({
  name: 'pdf',
  title: 'PDF',
  about:
    'The page to print, made again and again, each for another appointment, so that nothing comes out of the compiler’s memory whole. The first one reads the fonts, the rest are what patients wait for. The baseline is the processor’s time for a SHA-256 of 4 MB.',
  options: { pages: '300' },
  measure: async ({ values }) => {
    compileBackend();
    const requireCompiled = createRequire(resolve(compiledDirectory, 'package.json'));
    const { sheetPdf } = requireCompiled('./src/documents/files/sheet-pdf.js');
    const baseline = measureProcessor();
    const found = [
      { name: 'English', language: 'en' },
      { name: 'Arabic', language: 'ar' },
    ].map((one) => ({
      ...one,
      ...printPages({ sheetPdf, language: one.language, pages: Number(values.pages) }),
    }));
    return {
      tables: [
        {
          labels: ['language'],
          columns: [
            { name: 'first, ms', digits: 1 },
            { name: 'p50, ms', digits: 1 },
            { name: 'p99, ms', digits: 1 },
            { name: 'processor, ms', digits: 1 },
            { name: 'to baseline', digits: 1 },
          ],
          rows: found.map(({ name, first, warm, cpuMs }) => ({
            labels: [name],
            values: [first, percentile(warm, 0.5), percentile(warm, 0.99), cpuMs, cpuMs / baseline],
          })),
        },
      ],
      aims: found
        .filter(({ language }) => language === 'ar')
        .map(({ warm }) => ({
          name: 'Arabic, p99',
          unit: 'ms',
          value: percentile(warm, 0.99),
          atMost: 20,
          digits: 1,
        })),
      faults: [],
    };
  },
});
