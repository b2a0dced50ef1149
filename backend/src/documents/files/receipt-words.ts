import type { PaymentMethod } from '../../contract/payment';
import type { Language } from '../../platform/clinic-time';

interface ReceiptWords {
  title: string;
  against: string;
  number: string;
  /** Title of an entry against another. */
  corrects: (number: number) => string;
  date: string;
  patient: string;
  doctor: string;
  service: string;
  visit: string;
  bookingNumber: string;
  fileNumber: string;
  fee: string;
  paid: string;
  method: string;
  methods: Record<PaymentMethod, string>;
  open: string;
  over: string;
  by: string;
  branch: string;
  message: (told: { number: number; amount: string; method: string; date: string }) => string;
  messageAgainst: (told: { number: number; amount: string; corrects: number }) => string;
  messageNothing: (told: { number: number; date: string }) => string;
}

export const RECEIPT_WORDS: Record<Language, ReceiptWords> = {
  en: {
    title: 'Receipt',
    against: 'Payment taken back',
    number: 'Receipt number',
    corrects: (number) => `Takes back receipt ${number}`,
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
    branch: 'Branch',
    message: ({ number, amount, method, date }) => `receipt ${number}: ${amount}, ${method}, on ${date}.`,
    messageAgainst: ({ number, amount, corrects }) =>
      `receipt ${number}: ${amount} taken back, for receipt ${corrects}.`,
    messageNothing: ({ number, date }) => `receipt ${number}: nothing paid, on ${date}.`,
  },
  ar: {
    title: 'إيصال',
    against: 'إلغاء مبلغ محصَّل',
    number: 'رقم الإيصال',
    corrects: (number) => `يلغي الإيصال رقم ${number}`,
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
    branch: 'الفرع',
    message: ({ number, amount, method, date }) => `إيصال رقم ${number}: ${amount} ${method}، في ${date}.`,
    messageAgainst: ({ number, amount, corrects }) =>
      `إيصال رقم ${number}: إلغاء مبلغ ${amount} المحصَّل بالإيصال رقم ${corrects}.`,
    messageNothing: ({ number, date }) => `إيصال رقم ${number}: لم يُدفع شيء، في ${date}.`,
  },
};
