import type { SeedEntry } from '../entry';

export const raniaHelmy: SeedEntry = {
  key: 'rania-helmy',
  shared: { order: 7 },
  en: {
    name: 'Dr Rania Helmy',
    title: 'Consultant of sleep-related breathing and nose surgery',
    languages: 'Arabic, English',
    bio: `Dr Rania Helmy treats the night. Her patients snore, stop breathing for moments, wake with a dry mouth, or share a bed with somebody who does. She trained first as a nose surgeon, then in sleep medicine, and uses both every day.

She starts with your story and your partner’s, examines the nose, the palate and the jaw, and lends you a small recorder for one night in your own bed. With the result on the table she goes through what can help: weight and sleeping position, a mouthpiece, pressure treatment with a mask, an operation on the nose or palate, or several of these together.

## Good reasons to see her

- Loud snoring with pauses
- Sleepiness while driving or at work
- Morning headaches and a foggy mind
- A mask that you were given and cannot bear

**If you fall asleep at the wheel, please stop driving until you have been seen.** She will find you an early time.`,
    medicalDegrees: [
      { title: 'Diploma of sleep medicine', institution: 'Mediterranean Sleep Academy', year: 2016 },
      { title: 'Doctorate in otorhinolaryngology', institution: 'Al Fanar University', year: 2013 },
      { title: 'Bachelor of medicine and surgery', institution: 'Al Rawda University', year: 2004 },
    ],
  },
  ar: {
    name: 'د. رانيا حلمي',
    title: 'استشارية اضطرابات التنفس أثناء النوم وجراحة الأنف',
    languages: 'العربية، الإنجليزية',
    bio: `تعالج الدكتورة رانيا حلمي متاعب الليل. فمن مرضاها من يشخر، ومن يتوقف تنفسه لحظات، ومن يستيقظ جاف الفم، ومن يشاركه الغرفة واحد من هؤلاء. تدربت أولًا على جراحة الأنف ثم على طب النوم، وتجمع بينهما كل يوم.

تبدأ بسماع قصتك وقصة من يشاركك النوم، ثم تفحص الأنف وسقف الحلق والفك، وتعيرك جهاز تسجيل صغيرًا لليلة واحدة في فراشك. وحين تظهر النتيجة تعرض عليك ما قد يفيد: الوزن ووضعية النوم، أو جهازًا للفم، أو العلاج بضغط الهواء عبر قناع، أو جراحة في الأنف أو سقف الحلق، أو أكثر من حل معًا.

## متى تزورها؟

- شخير عالٍ تتخلله وقفات في التنفس
- نعاس أثناء القيادة أو العمل
- صداع صباحي وذهن مشوش
- قناع وُصف لك ولا تطيقه

**وإذا غلبك النوم وأنت تقود فتوقف عن القيادة إلى أن تُفحص.** وستجد لك الدكتورة رانيا موعدًا قريبًا.`,
    medicalDegrees: [
      { title: 'دبلوم طب النوم', institution: 'أكاديمية المتوسط للنوم', year: 2016 },
      { title: 'دكتوراه طب الأنف والأذن والحنجرة وجراحتها', institution: 'جامعة الفنار', year: 2013 },
      { title: 'بكالوريوس الطب والجراحة', institution: 'جامعة الروضة', year: 2004 },
    ],
  },
  relations: { specialties: ['sleep-snoring', 'nose-sinus'] },
  pictures: {
    image: {
      file: 'doctors/rania-helmy',
      en: 'Drawn portrait of a doctor with wavy chestnut hair and a stethoscope',
      ar: 'بورتريه مرسوم لطبيبة بشعر كستنائي متموج وسماعة طبية',
    },
  },
};
