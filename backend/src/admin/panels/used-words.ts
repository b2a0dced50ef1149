export const WHERE_USED = { en: 'Where this is used', ar: 'أين يُستخدم هذا' };
export const LOADING = { en: 'Looking…', ar: 'جارٍ البحث…' };
export const UNKNOWN = { en: 'This could not be found out just now.', ar: 'تعذرت معرفة ذلك الآن.' };
