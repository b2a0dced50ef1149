export const STEP_WORDS = {
  title: { en: 'Two-step sign-in', ar: 'تسجيل الدخول بخطوتين' },
  enter: {
    en: 'Enter the code that your authenticator app shows now, or one of your recovery codes.',
    ar: 'اكتب الرمز الذي يعرضه تطبيق المصادقة الآن، أو أحد رموز الاسترداد.',
  },
  setup: {
    en: 'This account needs an authenticator app. Scan the picture with it, or type the key, then enter the code that it shows.',
    ar: 'يحتاج هذا الحساب إلى تطبيق مصادقة. امسح الصورة به أو اكتب المفتاح، ثم اكتب الرمز الذي يعرضه.',
  },
  picture: { en: 'Picture for the authenticator app', ar: 'صورة لتطبيق المصادقة' },
  key: { en: 'Key', ar: 'المفتاح' },
  code: { en: 'Code', ar: 'الرمز' },
  wrong: {
    en: 'This code is not right, or was used already. Wait for the next one.',
    ar: 'الرمز غير صحيح أو سبق استخدامه. انتظر الرمز التالي.',
  },
  slow: { en: 'Too many attempts. Wait some minutes.', ar: 'محاولات كثيرة. انتظر بضع دقائق.' },
  signIn: { en: 'Sign in', ar: 'تسجيل الدخول' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  codes: {
    en: 'Your recovery codes. Each opens the editor once if you lose your phone. They are shown only now: print them or write them down.',
    ar: 'رموز الاسترداد. كل رمز يفتح المحرر مرة واحدة إذا فقدت هاتفك. لا تظهر إلا الآن، فاطبعها أو اكتبها.',
  },
  kept: { en: 'I have kept them', ar: 'حفظتها' },
} as const;
