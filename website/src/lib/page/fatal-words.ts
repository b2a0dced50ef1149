import type { Locale } from '../../i18n/routing';

/** End of the digest of a fault that comes of a backend that does not answer, which is no fault of the page. */
export const AWAY_MARK = '@away';

const ENGLISH = {
  notFound: 'Page not found:',
  notFoundText: 'There may be a typing mistake in the address, or the page has moved.',
  title: "Oops! That Page Can't Be Found.",
  fallback: 'The page you are looking for was never existed.',
  awayTitle: 'This page is not available right now',
  away: 'Our system is not answering. Please try again in a few minutes.',
  awayCall: 'If you want to book or to ask something, please call us:',
  home: 'Back to Home',
  retry: 'Try again',
  call: 'If you call us about this, read this code to us:',
};

/** Texts of the specification's point 2, in code because they are shown when nothing else can be loaded. */
export const FATAL_WORDS: Record<Locale, typeof ENGLISH> = {
  en: ENGLISH,
  ar: {
    notFound: 'الصفحة غير موجودة:',
    notFoundText: 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة إلى مكان آخر.',
    title: 'عذرًا! تعذّر العثور على هذه الصفحة.',
    fallback: 'الصفحة التي تبحث عنها لم تكن موجودة من الأساس.',
    awayTitle: 'هذه الصفحة غير متاحة الآن',
    away: 'نظامنا لا يستجيب حاليًا. يُرجى المحاولة بعد بضع دقائق.',
    awayCall: 'للحجز أو الاستفسار يُرجى الاتصال بنا:',
    home: 'العودة إلى الرئيسية',
    retry: 'حاول مرة أخرى',
    call: 'إذا اتصلت بنا بشأن ذلك، فاقرأ لنا هذا الرمز:',
  },
};

export interface FatalCall {
  phone: string;
  phoneText: string;
}

interface Given {
  locale: Locale;
  isAway: boolean;
  /** The error's own text, where it has one that may be shown. */
  text?: string | null;
  canCall: boolean;
}

export function describeFatal(given: Given): { title: string; texts: string[] } {
  const { locale, isAway, text = null, canCall } = given;
  const words = FATAL_WORDS[locale];
  if (!isAway) return { title: words.title, texts: [text ?? words.fallback] };
  return { title: words.awayTitle, texts: [words.away, ...(canCall ? [words.awayCall] : [])] };
}
