import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compileBackend, compiledDirectory } from './lib/bench-backend.mjs';

// The page to print, made again and again in both languages: the first one reads fonts, the rest are what
// patients wait for. Each appointment is another one, so that nothing comes out of the compiler's memory whole.
const PAGES = 300;

compileBackend();
const requireCompiled = createRequire(resolve(compiledDirectory, 'package.json'));
const { sheetPdf } = requireCompiled('./src/documents/files/sheet-pdf.js');

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
    doctor: isArabic ? 'د. منى فوزي' : 'Dr Mona Fawzy',
    service: isArabic ? 'استشارة' : 'Consultation',
    preparation: isArabic ? 'ابتعد عن الضوضاء العالية.' : 'No loud noise for a day.',
    branch: {
      name: isArabic ? 'المعادي' : 'Maadi',
      address: isArabic ? '12 شارع 9، الدور الثاني' : '12, Road 9, second floor',
      phone: '+201001234567',
      country: 'EG',
      mapUrl: null,
      place: null,
    },
    callCentre: { phone: '+20225550100', hours: null, promise: null },
    whatToBring: isArabic ? 'بطاقتك الشخصية.' : 'Your ID.',
    manageUrl: `https://clinic.example/${language}/booking/confirmation/${number}#${'k'.repeat(24)}`,
  };
}

const rows = [];
for (const language of ['en', 'ar']) {
  const before = process.cpuUsage();
  const times = Array.from({ length: PAGES }, (_, index) => {
    const begin = performance.now();
    sheetPdf(appointmentOf({ index, language }));
    return performance.now() - begin;
  });
  const spent = process.cpuUsage(before);
  const [first, ...warm] = times;
  warm.sort((one, other) => one - other);
  const at = (share) => warm[Math.floor(warm.length * share)].toFixed(1);
  rows.push({
    language,
    'first ms': first.toFixed(1),
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    // What a page costs when nobody else has the processor.
    'CPU ms per page': ((spent.user + spent.system) / 1000 / PAGES).toFixed(1),
  });
}
console.table(rows);
