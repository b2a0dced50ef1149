interface Told {
  number: number;
  amount: string;
  method: string;
  date: string;
  corrects: number;
}

export const RECEIPT_WORDS = {
  en: {
    title: 'Receipt',
    against: 'Payment taken back',
    number: 'Receipt number',
    corrects: (number: number) => `Takes back receipt ${number}`,
    date: 'Date',
    patient: 'Patient',
    doctor: 'Doctor',
    service: 'Visit',
    visit: 'Time of the visit',
    bookingNumber: 'Booking number',
    fileNumber: 'File number',
    fee: 'Fee',
    paid: 'Paid',
    method: 'Paid by',
    methods: {
      cash: 'cash',
      card: 'card',
      transfer: 'bank transfer',
      company: 'the company, on account',
      nothing: 'nothing paid',
      online: 'online, as a deposit',
    },
    open: 'Still open',
    over: 'Paid beyond the fee',
    by: 'Taken by',
    message: ({ number, amount, method, date }: Omit<Told, 'corrects'>) =>
      `receipt ${number}: ${amount}, ${method}, on ${date}.`,
    messageAgainst: ({ number, amount, corrects }: Pick<Told, 'number' | 'amount' | 'corrects'>) =>
      `receipt ${number}: ${amount} taken back, for receipt ${corrects}.`,
    messageNothing: ({ number, date }: Pick<Told, 'number' | 'date'>) =>
      `receipt ${number}: nothing paid, on ${date}.`,
  },
  ar: {
    title: 'إيصال',
    against: 'إلغاء مبلغ محصَّل',
    number: 'رقم الإيصال',
    corrects: (number: number) => `يلغي الإيصال رقم ${number}`,
    date: 'التاريخ',
    patient: 'المريض',
    doctor: 'الطبيب',
    service: 'الزيارة',
    visit: 'وقت الزيارة',
    bookingNumber: 'رقم الحجز',
    fileNumber: 'رقم الملف',
    fee: 'السعر',
    paid: 'المدفوع',
    method: 'طريقة الدفع',
    methods: {
      cash: 'نقدًا',
      card: 'بالبطاقة',
      transfer: 'بتحويل بنكي',
      company: 'على حساب الشركة',
      nothing: 'لم يُدفع شيء',
      online: 'عبر الإنترنت، عربونًا',
    },
    open: 'المتبقي',
    over: 'زيادة على السعر',
    by: 'المحصِّل',
    message: ({ number, amount, method, date }: Omit<Told, 'corrects'>) =>
      `إيصال رقم ${number}: ${amount} ${method}، في ${date}.`,
    messageAgainst: ({ number, amount, corrects }: Pick<Told, 'number' | 'amount' | 'corrects'>) =>
      `إيصال رقم ${number}: إلغاء مبلغ ${amount} المحصَّل بالإيصال رقم ${corrects}.`,
    messageNothing: ({ number, date }: Pick<Told, 'number' | 'date'>) =>
      `إيصال رقم ${number}: لم يُدفع شيء، في ${date}.`,
  },
};
