import type { SeedEntry } from '../entry';

export const vertigoRehabilitation: SeedEntry = {
  key: 'vertigo-rehabilitation',
  shared: { icon: 'lucide:orbit', durationMinutes: 45, order: 12 },
  en: {
    name: 'Vertigo treatment and balance training',
    everydayWords: 'dizziness, dizzy, vertigo, positional vertigo, Epley manoeuvre, balance exercises',
    summary:
      'Manoeuvres for positional vertigo, and exercises that teach the brain to trust your balance again.',
    description: `After the cause of the dizziness has been found, much can be done without medicine. In this visit we treat and practise.

## Manoeuvres

In positional vertigo tiny crystals in the inner ear have slipped out of place. With a few slow turns of head and body they can often be guided back. It may make you dizzy for a minute, and sometimes has to be repeated.

## Training

When one balance organ is weak, the brain can learn to make up for it, but only if it is exercised. You get a programme of looking, turning, standing and walking, for ten minutes a day, made for you and easy to follow at home.

Progress is usually a matter of weeks. **Sudden vertigo with a crooked face, slurred speech, weakness, double vision or the worst headache of your life is an emergency: call 123.**`,
    preparation:
      'Eat only lightly in the two hours before. Wear trousers and flat shoes. Come with somebody who can take you home; please do not drive yourself. Ask the doctor beforehand which dizziness tablets to leave out that day.',
  },
  ar: {
    name: 'علاج الدوار وتدريب الاتزان',
    everydayWords: 'دوخة، دوار الوضعة، مناورة إيبلي، تمارين الاتزان',
    summary: 'مناورات علاجية للدوار الوضعي، وتمارين تعلّم المخ أن يثق باتزانك من جديد.',
    description: `بعد معرفة سبب الدوار يمكن عمل الكثير من غير دواء. وفي هذه الزيارة نعالج ونتدرب.

## المناورات

في الدوار الوضعي تتحرك بلورات دقيقة في الأذن الداخلية من مكانها، وكثيرًا ما يمكن ردها ببضع حركات بطيئة للرأس والجسم. قد تشعر بالدوار دقيقة، وقد يلزم تكرارها.

## التدريب

إذا ضعف أحد عضوي الاتزان استطاع المخ أن يتعلم تعويضه، بشرط أن يُدرَّب. فتأخذ برنامجًا من النظر والالتفات والوقوف والمشي، عشر دقائق في اليوم، أُعد لك أنت ويسهل اتباعه في البيت.

ويظهر التحسن عادة على مدى أسابيع. **أما الدوار المفاجئ الذي يصحبه اعوجاج في الوجه أو تلعثم في الكلام أو ضعف أو ازدواج في الرؤية أو أشد صداع عرفته فحالة طارئة: اتصل على 123.**`,
    preparation:
      'كُل طعامًا خفيفًا فقط في الساعتين السابقتين. ارتدِ ملابس مريحة وحذاءً مسطحًا. واصطحب من يعيدك إلى البيت ولا تقد سيارتك بنفسك. واسأل الطبيب مسبقًا عن أدوية الدوار التي تتركها في ذلك اليوم.',
  },
  relations: { specialties: ['balance'] },
  pictures: {
    images: [
      {
        file: 'services/vertigo-rehabilitation',
        en: 'A woman turns her head in balance training, arrows circle around her',
        ar: 'سيدة تحرك رأسها في تدريب الاتزان وأسهم تدور حولها',
      },
      {
        file: 'services/vertigo-rehabilitation-2',
        en: 'The balance organ of the inner ear with its three canals',
        ar: 'عضو الاتزان في الأذن الداخلية بقنواته الثلاث',
      },
    ],
  },
};

export const sleepStudy: SeedEntry = {
  key: 'sleep-study',
  shared: { icon: 'lucide:moon-star', durationMinutes: 40, order: 13 },
  en: {
    name: 'Sleep study at home',
    everydayWords: 'snoring, sleep apnea, sleep apnoea, sleep test',
    summary:
      'A small recorder for one night in your own bed shows whether snoring is only a noise or a pause in breathing.',
    description: `In this visit we examine nose, throat and jaw, and show you how to put on a small recorder. You sleep at home, bring the device back the next day, and we go through the result together some days later.

## What is recorded

- The flow of air at the nose
- The movement of chest and belly
- Oxygen and pulse, at a finger
- Position and snoring

## What comes of it

The result says how often breathing slows down or stops, and how the body copes with it. From there the choices are laid out: habits and position, a mouthpiece, pressure treatment, or surgery where the anatomy calls for it. Some people need a night in a sleep laboratory instead, and we say so.

**If you fall asleep while driving, stop driving and tell us when you book.**`,
    preparation:
      'On the day of the recording take no alcohol, no afternoon nap and no coffee after noon. Take your usual medicines. Remove nail polish from one finger. Sleep as you always do.',
  },
  ar: {
    name: 'دراسة النوم في المنزل',
    everydayWords: 'شخير، اختبار النوم، انقطاع النفس، رسم النوم',
    summary: 'جهاز صغير لليلة واحدة في فراشك يبين هل الشخير صوت فحسب أم توقف في التنفس.',
    description: `في هذه الزيارة نفحص الأنف والحلق والفك، ونعلمك كيف تضع جهاز التسجيل الصغير. تنام في بيتك وتعيد الجهاز في اليوم التالي، ثم نقرأ النتيجة معًا بعد أيام.

## ما الذي يُسجَّل؟

- تدفق الهواء عند الأنف
- حركة الصدر والبطن
- الأكسجين والنبض من الإصبع
- وضعية النوم والشخير

## وماذا بعد؟

تبين النتيجة عدد مرات بطء التنفس أو توقفه، وكيف يتعامل الجسم مع ذلك. ومن هنا نعرض الاختيارات: تغيير العادات ووضعية النوم، أو جهاز للفم، أو العلاج بضغط الهواء، أو الجراحة إذا استدعاها تركيب مجرى التنفس. ويحتاج بعض الناس بدلًا من ذلك إلى ليلة في معمل النوم، وعندئذ نقول ذلك.

**وإذا كان النوم يغلبك وأنت تقود فتوقف عن القيادة وأخبرنا عند الحجز.**`,
    preparation:
      'في يوم التسجيل تجنب القيلولة والقهوة بعد الظهر والكحول، وتناول أدويتك المعتادة، وأزل طلاء الأظافر عن إصبع واحدة، ونم كما اعتدت.',
  },
  relations: { specialties: ['sleep-snoring'] },
  pictures: {
    images: [
      {
        file: 'services/sleep-study',
        en: 'A man asleep at night with small sensors on nose and chest',
        ar: 'رجل نائم ليلًا وعلى أنفه وصدره مجسات صغيرة',
      },
      {
        file: 'services/sleep-study-2',
        en: 'A bedside table at night with a sleep recorder and a lamp',
        ar: 'منضدة بجوار السرير ليلًا عليها مسجل للنوم ومصباح',
      },
    ],
  },
};

export const childrenHearingScreening: SeedEntry = {
  key: 'children-hearing-screening',
  shared: { icon: 'lucide:baby', durationMinutes: 30, order: 14 },
  en: {
    name: 'Children’s hearing screening',
    everydayWords: 'hearing test for children, newborn hearing, my child does not hear, check before school',
    summary:
      'Hearing checks made for every age: a sleeping baby, a toddler at play, a child about to start school.',
    description: `A child who does not hear well rarely says so. Late words, a loud television, dreaminess or temper can be the only signs. The test is chosen by age.

## By age

- **Babies:** a soft tip in the ear measures the echo of the inner ear while the baby sleeps.
- **Toddlers:** sounds come from the side and a toy lights up when the child turns.
- **From about four years:** headphones and a game, such as a block in the box for every beep.

## Afterwards

If all is well you get it in writing for the nursery or school. If a result is not clear, which happens often with a cold or a restless child, we repeat it after some weeks. If a hearing loss seems likely, further tests follow without delay, because **the first years are the ones in which speech is learned.**`,
    preparation:
      'Come when the child is usually awake and fed, or, with a baby up to six months, just before the usual sleep. Postpone the visit if the child has a heavy cold. Bring the result of the newborn test if there was one.',
  },
  ar: {
    name: 'فحص سمع الأطفال',
    everydayWords: 'قياس سمع للأطفال، سمع حديثي الولادة، مسح السمع، طفلي لا يسمع',
    summary: 'قياس سمع يناسب كل عمر: رضيع نائم، وصغير يلعب، وطفل على أبواب المدرسة.',
    description: `قلّما يقول الطفل إنه لا يسمع جيدًا. وقد لا تظهر إلا علامات مثل تأخر الكلام أو رفع صوت التلفزيون أو الشرود أو العصبية. ونختار الاختبار بحسب العمر.

## بحسب العمر

- **الرضّع:** طرف ليّن في الأذن يقيس صدى الأذن الداخلية والرضيع نائم.
- **الصغار:** تأتي الأصوات من الجانب، وتضيء لعبة حين يلتفت الطفل إليها.
- **من الرابعة تقريبًا:** سماعات ولعبة، كأن يضع مكعبًا في الصندوق مع كل صفارة.

## وماذا بعد؟

إذا كان كل شيء سليمًا أخذتم ما يفيد ذلك مكتوبًا للحضانة أو المدرسة. وإذا لم تتضح النتيجة، وهذا يحدث كثيرًا مع الزكام أو الحركة، أعدناها بعد أسابيع. وإذا رجّحت النتيجة وجود ضعف في السمع تلتها فحوصات أخرى دون تأخير، **ففي السنوات الأولى يتعلم الطفل الكلام.**`,
    preparation:
      'احضروا في وقت يكون فيه الطفل عادة مستيقظًا وشبعان، أو قبيل نومه المعتاد إذا كان دون ستة أشهر. وأجّلوا الزيارة إن كان مصابًا بزكام شديد. وأحضروا نتيجة فحص حديثي الولادة إن وُجدت.',
  },
  relations: { specialties: ['children', 'ear-hearing'] },
  pictures: {
    images: [
      {
        file: 'services/children-hearing-screening',
        en: 'A laughing girl with a soft probe at her ear, a teddy bear beside her',
        ar: 'طفلة ضاحكة عند أذنها مجس ناعم وبجانبها دمية دب',
      },
      {
        file: 'services/children-hearing-screening-2',
        en: 'A teddy bear wearing headphones between toy blocks',
        ar: 'دمية دب بسماعات رأس بين مكعبات اللعب',
      },
    ],
  },
};
