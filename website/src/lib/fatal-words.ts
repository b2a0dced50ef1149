import type { Locale } from '../i18n/routing';

/** Kept here and not in messages/: this must show when nothing else can be loaded. Words: specification, point 2. */
export const FATAL_WORDS: Record<Locale, Record<'title' | 'fallback' | 'home' | 'retry' | 'call', string>> = {
  en: {
    title: "Oops! That Page Can't Be Found.",
    fallback: 'The page you are looking for was never existed.',
    home: 'Back to Home',
    retry: 'Try again',
    call: 'If you call us about this, read this code to us:',
  },
  ar: {
    title: 'عذرًا! تعذّر العثور على هذه الصفحة.',
    fallback: 'الصفحة التي تبحث عنها لم تكن موجودة من الأساس.',
    home: 'العودة إلى الرئيسية',
    retry: 'حاول مرة أخرى',
    call: 'إذا اتصلت بنا بشأن ذلك، فاقرأ لنا هذا الرمز:',
  },
};
