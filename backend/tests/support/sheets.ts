const shared = {
  ...{ bookingNumber: '7KQM-4RX2', status: 'pending' as const, sequence: 0 },
  startsAt: Date.parse('2026-10-15T14:30:00Z'),
  endsAt: Date.parse('2026-10-15T14:50:00Z'),
  callBy: Date.parse('2026-10-14T07:45:00Z'),
  ...{ timeZone: 'Africa/Cairo', visitLength: null, visitMinutes: null, cancellation: null },
  manageUrl: 'https://clinic.example/en/booking/confirmation/7KQM-4RX2#0123456789abcdefABCDEFGH',
  bookUrl: 'https://clinic.example/en/booking?by=doctor&doctor=3&branch=1',
  shortUrl: 'https://clinic.example/en/v/7KQM4RX2#abcdef-12_AB',
};
const phone = '+20225550100';
const place = { latitude: 29.9602, longitude: 31.2569 };
const branch = { phone: '+201001234567', country: 'EG', mapUrl: 'https://maps.example/maadi', place };

/** An appointment with every kind of text that has gone wrong elsewhere: marks, commas, numbers inside Arabic. */
export const ENGLISH_SHEET = {
  ...{ ...shared, language: 'en' as const, firstName: 'Laila', doctor: 'Dr Mona Fawzy' },
  ...{ clinic: 'Nile ENT', shortClinic: 'Nile ENT' },
  service: 'Hearing test; adults, 50 minutes',
  fee: 'First visit EGP\u00a0500, follow-up EGP\u00a0250',
  preparation: 'No loud noise for a day.\nBring earlier tests.',
  branch: { ...branch, name: 'Maadi', address: '12, Road 9; 2nd floor', directions: null },
  callCentre: { phone, hours: 'Daily 9 am to 10 pm', promise: 'We always call from this number.' },
  whatToBring: 'Your ID and your card.',
};

export const ARABIC_SHEET = {
  ...{ ...shared, language: 'ar' as const, firstName: 'ليلى', doctor: 'د. منى فوزي' },
  ...{ clinic: 'النيل للأنف والأذن والحنجرة', shortClinic: 'عيادات النيل' },
  service: 'اختبار سمع (50 دقيقة)',
  fee: 'الزيارة الأولى من 500\u00a0جنيه، والمتابعة 250\u00a0جنيهًا',
  preparation: 'ابتعد عن الضوضاء العالية يومًا كاملًا.',
  branch: { ...branch, name: 'المعادي', address: '12 شارع 9، الدور الثاني', directions: null },
  callCentre: { phone, hours: 'يوميًّا من 9 ص إلى 10 م', promise: 'نتصل من هذا الرقم وحده.' },
  whatToBring: 'بطاقتك الشخصية وبطاقة التعاقد.',
};
