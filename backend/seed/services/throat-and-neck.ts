import type { SeedEntry } from '../entry';

export const tonsilAssessment: SeedEntry = {
  key: 'tonsil-assessment',
  shared: { icon: 'healthicons:ears-nose-and-throat-outline', durationMinutes: 20, order: 9 },
  en: {
    name: 'Tonsil and adenoid assessment',
    everydayWords: 'tonsils, tonsillitis, tonsil operation, adenoids, snoring in children',
    summary:
      'Should the tonsils stay or go? We count the infections, listen to the nights and weigh it with you.',
    description: `Tonsils and adenoids are part of the body’s defences, and in most children they grow smaller with the years. Taking them out can help a great deal in some cases and hardly at all in others.

## What we ask

- How many real throat infections there were, and how bad they were
- How the child sleeps: snoring, pauses, sweat, open mouth
- Hearing, speech, appetite and school

## How we decide

We compare your answers with accepted guidelines and explain where your child stands. Often the answer is to keep a diary and come back in some months. If surgery is the better way, we speak about the anaesthetic, pain, bleeding and the two weeks afterwards before you agree to anything.

**A child who struggles for breath, drools and cannot swallow needs an emergency department now**, not an assessment.`,
    preparation:
      'Write down the dates of throat infections over the last two years, as well as you remember. A short video of the child asleep is worth more than a long description.',
  },
  ar: {
    name: 'تقييم اللوزتين واللحمية',
    everydayWords: 'لوز، التهاب اللوز، عملية اللوز، لحمية خلف الأنف، شخير الأطفال',
    summary: 'هل تبقى اللوزتان أم تُستأصلان؟ نحصي الالتهابات ونستمع إلى ما يحدث ليلًا ونزن الأمر معكم.',
    description: `اللوزتان واللحمية جزء من دفاعات الجسم، وتصغر عند أكثر الأطفال مع السنين. واستئصالها ينفع كثيرًا في بعض الحالات، ولا يكاد ينفع في غيرها.

## عمّ نسأل؟

- عدد التهابات الحلق الحقيقية وشدتها
- نوم الطفل: الشخير ووقفات التنفس والتعرق والفم المفتوح
- السمع والكلام والشهية والدراسة

## كيف نقرر؟

نقارن إجاباتكم بالإرشادات الطبية المعتمدة ونوضح موقع طفلكم منها. وكثيرًا ما يكون الرأي أن تدوّنوا ما يحدث وتعودوا بعد أشهر. وإذا كانت الجراحة أفضل تحدثنا عن التخدير والألم والنزيف والأسبوعين التاليين قبل أن توافقوا على شيء.

**والطفل الذي يجاهد ليتنفس ويسيل لعابه ولا يستطيع البلع يحتاج إلى قسم الطوارئ الآن**، لا إلى تقييم.`,
    preparation:
      'دوّنوا تواريخ التهابات الحلق في آخر عامين بقدر ما تتذكرون. ومقطع قصير للطفل وهو نائم خير من وصف طويل.',
  },
  relations: { specialties: ['children', 'throat-voice', 'sleep-snoring'] },
  pictures: {
    images: [
      {
        file: 'services/tonsil-assessment',
        en: 'An open mouth with both tonsils in view',
        ar: 'فم مفتوح تظهر فيه اللوزتان',
      },
      {
        file: 'services/tonsil-assessment-2',
        en: 'A tongue depressor and a pen torch ready on a tray',
        ar: 'خافض لسان وكشاف صغير على صينية',
      },
    ],
  },
};

export const voiceAssessment: SeedEntry = {
  key: 'voice-assessment',
  shared: { icon: 'lucide:mic-vocal', durationMinutes: 60, order: 10 },
  en: {
    name: 'Voice assessment',
    everydayWords: 'voice test, hoarseness, hoarse voice, singer, teacher',
    summary:
      'An hour for the voice: recording, measuring, filming the vocal folds in slow motion, and first exercises.',
    description: `For people whose voice is hoarse, weak or tired, and for those who live by it. The hour has three parts.

## Listening and measuring

You read a text, speak as you do at work, and hold a few tones. The recording is kept as your starting point.

## Looking

A thin camera with a special light shows the vocal folds and how they vibrate, as if in slow motion. You see the film together with the doctor.

## Beginning

You learn two or three exercises that suit what was found, and hear from us how many sessions of voice training might be sensible. Medicine or surgery are spoken about only if the film shows a reason.

**Hoarseness of more than three weeks should always be looked at once**, whether you need your voice for work or not.`,
    preparation:
      'Rest your voice on the day before if you can. Eat lightly, and nothing in the last hour. Drink water. Bring a text, a song or a lesson that you often use, and a list of your medicines.',
  },
  ar: {
    name: 'تقييم الصوت',
    everydayWords: 'فحص الصوت، منظار الحنجرة، بحة الصوت، أحبال صوتية',
    summary: 'ساعة كاملة للصوت: تسجيل وقياس وتصوير الثنيتين الصوتيتين بالحركة البطيئة، ثم أولى التمارين.',
    description: `لمن بُح صوته أو ضعف أو أُجهد، ولمن يكسب عيشه بصوته. وتنقسم الساعة إلى ثلاثة أجزاء.

## نستمع ونقيس

تقرأ نصًّا، وتتكلم كما تتكلم في عملك، وتمد بضع نغمات. ونحتفظ بالتسجيل نقطةً للبداية.

## ننظر

تُظهر كاميرا رفيعة بضوء خاص الثنيتين الصوتيتين واهتزازهما كأنه بطيء، وتشاهد التسجيل مع الطبيب.

## نبدأ

تتعلم تمرينين أو ثلاثة تناسب ما وُجد، ونخبرك بعدد جلسات تدريب الصوت التي نراها معقولة. ولا نتحدث عن دواء أو جراحة إلا إذا أظهر التصوير سببًا لهما.

**وبحة الصوت التي تزيد على ثلاثة أسابيع يجب أن تُفحص مرة على الأقل**، سواء كان صوتك وسيلة عملك أم لم يكن.`,
    preparation:
      'أرح صوتك في اليوم السابق إن استطعت. كُل طعامًا خفيفًا، ولا تأكل شيئًا في الساعة الأخيرة، واشرب الماء. وأحضر نصًّا أو أنشودة أو درسًا اعتدت عليه، وقائمة بأدويتك.',
  },
  relations: { specialties: ['throat-voice'] },
  pictures: {
    images: [
      {
        file: 'services/voice-assessment',
        en: 'A woman speaks into a microphone, her voice runs as a wave',
        ar: 'سيدة تتحدث في ميكروفون وصوتها يمتد كموجة',
      },
      {
        file: 'services/voice-assessment-2',
        en: 'The voice folds as a camera sees them, with a voice curve below',
        ar: 'الحبال الصوتية كما تراها الكاميرا وتحتها منحنى الصوت',
      },
    ],
  },
};

export const neckUltrasound: SeedEntry = {
  key: 'neck-ultrasound',
  shared: { icon: 'healthicons:ultrasound-scanner-outline', durationMinutes: 30, order: 11 },
  en: {
    name: 'Head and neck ultrasound',
    everydayWords: 'sonar, scan, thyroid, lump in the neck',
    summary:
      'Lumps, glands and thyroid seen with sound, without radiation, with the result explained before you leave.',
    description: `Some gel, a smooth probe and a screen: ultrasound shows the lymph nodes, the salivary glands, the thyroid and anything that should not be there. It does not hurt and uses no radiation.

## Why in our clinic

The doctor who felt the lump also looks at it, and can go back and feel again. You see the picture and hear at once what it means, as far as that can be said from a picture.

- If everything looks harmless, you learn whether a check is sensible and when.
- If something is unclear, a sample with a fine needle may be advised. We explain it first; it is done only with your agreement.

**A lump that has stayed for three weeks deserves this test**, even if it does not hurt.`,
    preparation:
      'No fasting. Wear something with an open collar and leave necklaces at home. Bring earlier scans and thyroid results. Tell us if you take blood thinners.',
  },
  ar: {
    name: 'الموجات فوق الصوتية على الرأس والرقبة',
    everydayWords: 'سونار، موجات صوتية، سونار الغدة، أشعة على الرقبة',
    summary: 'صورة للكتل والغدد والغدة الدرقية بالصوت، بلا إشعاع، مع شرح النتيجة قبل أن تغادر.',
    description: `قليل من الجل ومجس أملس وشاشة: تُظهر الموجات فوق الصوتية العقد الليمفاوية والغدد اللعابية والغدة الدرقية وما لا ينبغي أن يكون هناك. وهي لا تؤلم ولا إشعاع فيها.

## لماذا في عيادتنا؟

لأن الطبيب الذي لمس الكتلة بيده هو من ينظر إليها، ويستطيع أن يعود فيفحصها من جديد. وترى أنت الصورة وتسمع معناها على الفور، بقدر ما تسمح الصورة بالحكم.

- إذا بدا كل شيء سليمًا عرفت هل تحتاج إلى متابعة ومتى.
- إذا بقي أمر غير واضح فقد يُنصح بعينة بإبرة دقيقة، ونشرحها أولًا ولا تُؤخذ إلا بموافقتك.

**والكتلة التي بقيت ثلاثة أسابيع تستحق هذا الفحص** وإن لم تؤلم.`,
    preparation:
      'لا يلزم الصيام. ارتدِ ما يسهل كشف الرقبة منه واترك القلائد في البيت. وأحضر الأشعة السابقة ونتائج الغدة الدرقية. وأخبرنا إن كنت تتناول أدوية سيولة الدم.',
  },
  relations: { specialties: ['head-neck'] },
  pictures: {
    images: [
      {
        file: 'services/neck-ultrasound',
        en: 'An ultrasound probe at a woman’s neck, the picture on a screen',
        ar: 'مجس موجات فوق صوتية على رقبة سيدة والصورة على شاشة',
      },
      {
        file: 'services/neck-ultrasound-2',
        en: 'An ultrasound picture of the neck on a large screen',
        ar: 'صورة بالموجات فوق الصوتية للرقبة على شاشة كبيرة',
      },
    ],
  },
};
