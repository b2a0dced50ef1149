import type { SeedEntry } from './entry';

export const specialties: SeedEntry[] = [
  {
    key: 'ear-hearing',
    shared: { icon: 'healthicons:ear-outline', order: 1 },
    en: {
      name: 'Ear and hearing',
      summary:
        'Hearing loss, ringing in the ears, ear infections and a perforated ear drum, from the first test to surgery or a hearing aid.',
    },
    ar: {
      name: 'الأذن والسمع',
      summary:
        'ضعف السمع وطنين الأذن والتهاباتها وثقب طبلة الأذن، من أول اختبار حتى الجراحة أو تركيب السماعة الطبية.',
    },
  },
  {
    key: 'nose-sinus',
    shared: { icon: 'healthicons:nose-outline', order: 2 },
    en: {
      name: 'Nose and sinuses',
      summary:
        'A blocked nose, sinusitis, polyps, a bent septum and nosebleeds, examined with a thin camera and treated step by step.',
    },
    ar: {
      name: 'الأنف والجيوب الأنفية',
      summary:
        'انسداد الأنف والتهاب الجيوب واللحميات واعوجاج الحاجز ونزيف الأنف: فحص بمنظار دقيق وعلاج خطوة بخطوة.',
    },
  },
  {
    key: 'throat-voice',
    shared: { icon: 'lucide:mic-vocal', order: 3 },
    en: {
      name: 'Throat and voice',
      summary:
        'Hoarseness, sore throats that return, trouble swallowing, and voices that work hard: teachers, singers, call-centre staff.',
    },
    ar: {
      name: 'الحنجرة والصوت',
      summary:
        'بحة الصوت والتهاب الحلق المتكرر وصعوبة البلع، ورعاية من يعملون بأصواتهم من المعلمين والمنشدين وموظفي خدمة العملاء.',
    },
  },
  {
    key: 'children',
    shared: { icon: 'lucide:baby', order: 4 },
    en: {
      name: 'Children’s ENT',
      summary:
        'Earache, glue ear, tonsils, adenoids, noisy breathing and late speech, in rooms and at a pace made for children.',
    },
    ar: {
      name: 'أنف وأذن وحنجرة الأطفال',
      summary:
        'ألم الأذن والارتشاح خلف الطبلة واللوزتان واللحمية والتنفس بصوت مسموع وتأخر الكلام، في غرف تناسب الأطفال وبإيقاع يناسبهم.',
    },
  },
  {
    key: 'balance',
    shared: { icon: 'lucide:orbit', order: 5 },
    en: {
      name: 'Dizziness and balance',
      summary:
        'Vertigo, unsteadiness and motion sensitivity: careful testing of the inner ear, manoeuvres and balance training.',
    },
    ar: {
      name: 'الدوار والاتزان',
      summary:
        'الدوار وعدم الثبات والحساسية للحركة: اختبارات دقيقة للأذن الداخلية ومناورات علاجية وتدريب على الاتزان.',
    },
  },
  {
    key: 'sleep-snoring',
    shared: { icon: 'lucide:moon-star', order: 6 },
    en: {
      name: 'Sleep and snoring',
      summary:
        'Snoring, pauses in breathing and tired mornings: a sleep study at home, then the treatment that suits you.',
    },
    ar: {
      name: 'النوم والشخير',
      summary:
        'الشخير وتوقف التنفس أثناء النوم والاستيقاظ مرهقًا: دراسة للنوم في منزلك ثم العلاج الذي يناسبك.',
    },
  },
  {
    key: 'head-neck',
    shared: { icon: 'healthicons:thyroid-outline', order: 7 },
    en: {
      name: 'Head and neck',
      summary:
        'Lumps in the neck, the thyroid and the salivary glands, and mouth sores that do not heal, assessed without delay.',
    },
    ar: {
      name: 'الرأس والرقبة',
      summary: 'كتل الرقبة والغدة الدرقية والغدد اللعابية وقرح الفم التي لا تلتئم: تقييم دون تأخير.',
    },
  },
  {
    key: 'allergy',
    shared: { icon: 'lucide:flower-2', order: 8 },
    en: {
      name: 'Allergy',
      summary:
        'Sneezing, itching and a runny nose in dust and pollen seasons: skin-prick tests and a plan you can live with.',
    },
    ar: {
      name: 'الحساسية',
      summary:
        'العطس والحكة وسيلان الأنف في مواسم الغبار وحبوب اللقاح: اختبار الجلد وخطة علاج يسهل الالتزام بها.',
    },
  },
];
