import type { SeedEntry } from '../entry';

export const karimShawky: SeedEntry = {
  key: 'karim-shawky',
  shared: { order: 2 },
  en: {
    name: 'Dr Karim Shawky',
    title: 'Consultant of nose and sinus surgery',
    languages: 'Arabic, English',
    bio: `Dr Karim Shawky operates through the nostril with instruments no thicker than a pencil, and spends much of his week deciding who does not need that. He sees adults and teenagers with blocked noses, sinusitis that outstays its welcome, polyps and nosebleeds.

At the first visit he usually looks inside with a thin camera, and you may watch on the screen. It takes a few minutes and a numbing spray. Medicines and rinsing come first; a scan is asked for when it would change the plan, not by habit.

## His main work

- Long-lasting sinusitis, with and without polyps
- A bent septum that truly blocks the breath
- Nosebleeds that return
- Loss of smell after an infection

He writes down the goal of each treatment together with you, **for example “sleep with my mouth closed”**, and you both return to that sentence at the follow-up visit. If the goal has been reached he is happy to say goodbye.`,
    medicalDegrees: [
      {
        title: 'Fellowship in endoscopic sinus surgery',
        institution: 'International Rhinology School',
        year: 2011,
      },
      { title: 'Doctorate in otorhinolaryngology', institution: 'Al Fanar University', year: 2008 },
      { title: 'Bachelor of medicine and surgery', institution: 'Al Fanar University', year: 1999 },
    ],
  },
  ar: {
    name: 'د. كريم شوقي',
    title: 'استشاري جراحة الأنف والجيوب الأنفية',
    languages: 'العربية، الإنجليزية',
    bio: `يُجري الدكتور كريم شوقي جراحاته من فتحة الأنف بأدوات لا يزيد سُمكها على سُمك القلم، لكنه يقضي شطرًا كبيرًا من أسبوعه في معرفة من لا يحتاج إليها. يستقبل البالغين والمراهقين ممن يشكون انسداد الأنف أو التهاب جيوب طال أمده أو لحميات أو نزيفًا.

في الزيارة الأولى يفحص الأنف عادة بمنظار دقيق، ويمكنك أن تتابع معه على الشاشة. لا يستغرق ذلك سوى دقائق بعد بخاخ مخدر موضعي. ويبدأ العلاج بالأدوية وغسول الأنف، أما الأشعة فلا يطلبها إلا إذا كانت نتيجتها ستغير الخطة.

## أكثر ما يعالجه

- التهاب الجيوب الممتد، بلحميات أو من دونها
- اعوجاج الحاجز الذي يعوق التنفس حقًّا
- نزيف الأنف المتكرر
- فقد الشم بعد العدوى

ومن عادته أن يكتب مع المريض هدف العلاج، **كأن يكون «أن أنام وفمي مغلق»**، ثم يعودان إلى هذه الجملة معًا في زيارة المتابعة. فإذا تحقق الهدف ودّع مريضه سعيدًا.`,
    medicalDegrees: [
      {
        title: 'زمالة جراحة الجيوب الأنفية بالمنظار',
        institution: 'المدرسة الدولية لطب الأنف',
        year: 2011,
      },
      { title: 'دكتوراه طب الأنف والأذن والحنجرة وجراحتها', institution: 'جامعة الفنار', year: 2008 },
      { title: 'بكالوريوس الطب والجراحة', institution: 'جامعة الفنار', year: 1999 },
    ],
  },
  relations: { specialties: ['nose-sinus'] },
  pictures: {
    image: {
      file: 'doctors/karim-shawky',
      en: 'Drawn portrait of a doctor with greying hair and a short beard, in a white coat and tie',
      ar: 'بورتريه مرسوم لطبيب خطّ الشيب شعره ولحيته القصيرة، بمعطف أبيض وربطة عنق',
    },
  },
};
