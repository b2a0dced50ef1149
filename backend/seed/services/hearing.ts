import type { SeedEntry } from '../entry';

export const hearingTest: SeedEntry = {
  key: 'hearing-test',
  shared: { icon: 'lucide:headphones', durationMinutes: 30, order: 2 },
  en: {
    name: 'Hearing test (audiometry)',
    everydayWords: 'hearing check, audiogram, hearing loss, tinnitus',
    summary:
      'Half an hour in a quiet room with headphones: which sounds you hear, how softly, and how well you follow words.',
    description: `You sit in a sound-proof room, put on headphones and press a button whenever you hear a tone, however faint. Then a small vibrator behind the ear repeats the test through the bone, and at the end you repeat words spoken at different loudness.

## What it tells us

- How much you hear at each pitch, in each ear
- Whether the trouble lies in the outer and middle ear or in the inner ear and nerve
- How well you understand speech, which matters more than tones in daily life

The result is a curve called an audiogram. The doctor explains it to you on the same day and gives you a copy. **Keep it:** the next one will be compared with it.`,
    preparation:
      'Stay away from loud noise for about 16 hours before the test: no concert, no drill, no loud headphones. Ears blocked with wax should be cleaned first. If you wear hearing aids, bring them.',
  },
  ar: {
    name: 'قياس السمع',
    everydayWords: 'رسم سمع، اختبار سمع، فحص سمع، ضعف سمع، طنين',
    summary:
      'نصف ساعة في غرفة هادئة مع سماعات على الأذنين: أي الأصوات تسمع، وإلى أي حد من الخفوت، وكيف تميز الكلام.',
    description: `تجلس في غرفة معزولة وتضع سماعات على أذنيك، وتضغط زرًّا كلما سمعت نغمة مهما خفتت. ثم يعاد القياس عن طريق العظم بهزاز صغير خلف الأذن، وفي النهاية تردد كلمات تسمعها بدرجات مختلفة من الشدة.

## ماذا نعرف منه؟

- مقدار ما تسمعه من كل درجة صوتية في كل أذن
- هل الخلل في الأذن الخارجية والوسطى أم في الأذن الداخلية والعصب
- قدرتك على فهم الكلام، وهي في الحياة اليومية أهم من النغمات

النتيجة منحنى يسمى رسم السمع، يشرحه لك الطبيب في اليوم نفسه ويعطيك نسخة منه. **احتفظ بها**، فبها سيُقارن القياس التالي.`,
    preparation:
      'ابتعد عن الضوضاء الشديدة نحو 16 ساعة قبل الاختبار: لا حفلات ولا مثقاب ولا سماعات عالية الصوت. يجب تنظيف الأذن أولًا إن كان الشمع يسدها. وإن كنت تستخدم سماعة طبية فأحضرها معك.',
  },
  relations: { specialties: ['ear-hearing', 'balance'] },
  pictures: {
    images: [
      {
        file: 'services/hearing-test',
        en: 'A man listens through headphones while sound spreads around him',
        ar: 'رجل يستمع بسماعات الرأس والصوت ينتشر من حوله',
      },
      {
        file: 'services/hearing-test-2',
        en: 'A screen with two hearing curves, headphones beside it on the desk',
        ar: 'شاشة عليها منحنيان للسمع وبجوارها سماعات رأس على المكتب',
      },
    ],
  },
};

export const tympanometry: SeedEntry = {
  key: 'tympanometry',
  shared: { icon: 'lucide:audio-waveform', durationMinutes: 15, order: 3 },
  en: {
    name: 'Middle ear pressure test (tympanometry)',
    everydayWords: 'ear pressure, fluid behind the ear drum, blocked ear',
    summary:
      'A soft tip in the ear canal measures how the ear drum moves. Two minutes per ear, for children and adults.',
    description: `A soft tip closes the ear canal for a few seconds while the pressure changes slightly, as in a lift. The device measures how freely the ear drum moves and draws a small curve.

## When it helps

- A child who may have fluid behind the ear drum
- A feeling of pressure after a cold, a flight or a dive
- Hearing loss whose cause is not clear yet

The test asks nothing of you but to sit still and not to swallow for a moment, so it works well with small children on a parent’s lap. It does not hurt. Together with the hearing test it often shows **whether to wait, to treat, or to look further**.`,
    preparation:
      'No special preparation. Let us know before the test about ear surgery in the last weeks, a discharge from the ear or a known hole in the ear drum. For a child, a favourite toy or video helps.',
  },
  ar: {
    name: 'قياس ضغط الأذن الوسطى',
    everydayWords: 'ضغط الأذن، ارتشاح، سائل خلف الطبلة، ودن مكتومة',
    summary: 'طرف ليّن في مدخل الأذن يقيس حركة الطبلة. دقيقتان لكل أذن، للأطفال والكبار.',
    description: `يسد طرف ليّن مدخل الأذن ثوانيَ قليلة بينما يتغير الضغط تغيرًا طفيفًا كما يحدث في المصعد، فيقيس الجهاز مدى حرية الطبلة في الحركة ويرسم منحنى صغيرًا.

## متى يفيد؟

- طفل يُشتبه في وجود سائل خلف طبلة أذنه
- شعور بالضغط بعد زكام أو طيران أو غوص
- ضعف سمع لم يتضح سببه بعد

لا يطلب الاختبار منك إلا أن تجلس ساكنًا وتمتنع عن البلع لحظة، ولهذا يصلح للصغار وهم في أحضان آبائهم وأمهاتهم، وهو لا يؤلم. وكثيرًا ما يبين، مع قياس السمع، **هل ننتظر أم نعالج أم نبحث أكثر**.`,
    preparation:
      'لا يحتاج إلى استعداد خاص. أخبرنا قبل الاختبار إن أُجريت لك جراحة في الأذن في الأسابيع الأخيرة، أو كان بأذنك إفراز أو ثقب معروف في الطبلة. ويفيد الطفلَ أن تكون معه لعبته أو مقطع يحبه.',
  },
  relations: { specialties: ['ear-hearing', 'children'] },
  pictures: {
    images: [
      {
        file: 'services/tympanometry',
        en: 'The ear in section: canal, ear drum, small bones and inner ear',
        ar: 'مقطع في الأذن يبين القناة والطبلة والعظيمات والأذن الداخلية',
      },
      {
        file: 'services/tympanometry-2',
        en: 'A pressure curve with one clear peak on a screen',
        ar: 'منحنى ضغط بقمة واضحة على شاشة',
      },
    ],
  },
};

export const earWaxRemoval: SeedEntry = {
  key: 'ear-wax-removal',
  shared: { icon: 'lucide:ear', durationMinutes: 20, order: 4 },
  en: {
    name: 'Ear wax removal',
    everydayWords: 'ear cleaning, ear syringing, microsuction, blocked ear',
    summary:
      'Wax removed under the microscope with gentle suction or a fine instrument. No syringing with force.',
    description: `Wax is healthy: it protects the skin of the ear canal. It needs to come out only when it blocks the ear, hides the ear drum from the doctor, or stops a hearing aid from fitting.

## How we do it

The doctor looks through a microscope the whole time and removes the wax with a thin suction tip or a small hook. Suction is noisy but short. Hard wax may need drops for a few days first, and then a second visit.

- You hear better at once if wax was the only cause.
- If you do not, the doctor looks for the other cause in the same visit.
- A little dizziness for a minute is possible and passes.

**Please leave cotton buds and ear candles alone.** They push wax deeper and can injure the drum.`,
    preparation:
      'If you can, put two or three drops of olive oil in the ear every evening for three days before the visit. Do not use drops at all if you have ever had a hole in the ear drum, grommets or an ear operation, or if the ear hurts or runs.',
  },
  ar: {
    name: 'إزالة شمع الأذن',
    everydayWords: 'تنظيف الأذن، غسيل الأذن، شفط الشمع، ودن مسدودة',
    summary: 'إزالة الشمع تحت الميكروسكوب بشفط لطيف أو أداة دقيقة، من غير غسيل بضغط الماء.',
    description: `شمع الأذن نافع، فهو يحمي جلد القناة. ولا تلزم إزالته إلا إذا سدّ الأذن أو حجب الطبلة عن عين الطبيب أو منع تثبيت السماعة الطبية.

## كيف نزيله؟

ينظر الطبيب طوال الوقت من خلال الميكروسكوب، ويزيل الشمع بأنبوب شفط رفيع أو خطاف صغير. صوت الشفط عالٍ لكنه قصير. وقد يحتاج الشمع اليابس إلى قطرات بضعة أيام ثم إلى زيارة ثانية.

- يتحسن سمعك على الفور إذا كان الشمع هو السبب الوحيد.
- إذا لم يتحسن بحث الطبيب عن السبب الآخر في الزيارة نفسها.
- قد تشعر بدوخة خفيفة دقيقة واحدة ثم تزول.

**ونرجو الابتعاد عن أعواد القطن وشموع الأذن**، فهي تدفع الشمع إلى الداخل وقد تؤذي الطبلة.`,
    preparation:
      'إن أمكن فضع في أذنك نقطتين أو ثلاثًا من زيت الزيتون كل مساء ثلاثة أيام قبل الزيارة. ولا تستعمل أي قطرات إذا سبق أن ثُقبت الطبلة أو رُكبت لك أنابيب تهوية أو أُجريت جراحة في الأذن، أو إذا كانت الأذن تؤلمك أو تفرز.',
  },
  relations: { specialties: ['ear-hearing', 'children'] },
  pictures: {
    images: [
      {
        file: 'services/ear-wax-removal',
        en: 'An ear under the light, with a fine suction tip beside the canal',
        ar: 'أذن تحت الضوء وبجوار قناتها طرف شفط دقيق',
      },
      {
        file: 'services/ear-wax-removal-2',
        en: 'A microscope for the ear above an instrument tray',
        ar: 'ميكروسكوب لفحص الأذن فوق صينية أدوات',
      },
    ],
  },
};

export const hearingAids: SeedEntry = {
  key: 'hearing-aids',
  shared: { icon: 'healthicons:hearing-aid-outline', durationMinutes: 60, order: 5 },
  en: {
    name: 'Hearing aid advice and fitting',
    everydayWords: 'hearing device, hearing loss, hard of hearing',
    summary:
      'An hour to find out whether a hearing aid would help you, try one on, and set it to your own hearing.',
    description: `A hearing aid does not bring back the hearing of your twenties. Well chosen and well set, it brings back conversations, and for most people that is what was missing.

## The first hour

- We look at your hearing test together and talk about where you want to hear better: at table, in meetings, in the mosque or church, on the phone.
- You try one or two suitable devices and walk outside with them.
- You get the prices in writing. We are paid for the advice whether you buy or not.

## Afterwards

The settings are adjusted again after about two weeks and after two months, because the brain needs time to get used to sounds it has not heard for years. **Children need a different path**, which starts with our children’s hearing screening.`,
    preparation:
      'Bring a hearing test from the last six months, or book one before this visit. Bring your present hearing aids if you have any, and, if possible, somebody you talk with every day.',
  },
  ar: {
    name: 'اختيار السماعة الطبية وضبطها',
    everydayWords: 'سماعة أذن، سماعات، ضعف سمع، جهاز سمع',
    summary: 'ساعة لنعرف معًا هل تفيدك السماعة، ولتجربها وتُضبط على سمعك أنت.',
    description: `لا تعيد السماعة الطبية سمع العشرين. لكنها إذا أُحسن اختيارها وضبطها أعادت الحديث مع الناس، وهذا عند أكثر المرضى هو ما كان مفقودًا.

## الساعة الأولى

- نقرأ قياس السمع معًا ونتحدث عن الأماكن التي تريد أن تسمع فيها أفضل: على المائدة، وفي الاجتماعات، وفي المسجد أو الكنيسة، وفي الهاتف.
- تجرب جهازًا مناسبًا أو جهازين وتخرج بهما إلى الشارع.
- تحصل على الأسعار مكتوبة. وأجرنا على المشورة واحد، اشتريت أم لم تشترِ.

## ما بعدها

نعيد الضبط بعد نحو أسبوعين ثم بعد شهرين، لأن المخ يحتاج إلى وقت ليألف أصواتًا غابت عنه سنين. **أما الأطفال فلهم مسار آخر** يبدأ عندنا بفحص سمع الأطفال.`,
    preparation:
      'أحضر قياس سمع لم يمضِ عليه أكثر من ستة أشهر، أو احجز قياسًا قبل هذه الزيارة. وأحضر سماعتك الحالية إن وُجدت، ومعك إن أمكن شخص تحادثه كل يوم.',
  },
  relations: { specialties: ['ear-hearing'] },
  pictures: {
    images: [
      {
        file: 'services/hearing-aids',
        en: 'An older man with a small hearing aid behind his ear, sound arriving',
        ar: 'رجل كبير السن خلف أذنه سماعة صغيرة والصوت يصل إليه',
      },
      {
        file: 'services/hearing-aids-2',
        en: 'A pair of hearing aids in their open case',
        ar: 'زوج من سماعات الأذن في علبته المفتوحة',
      },
    ],
  },
};
