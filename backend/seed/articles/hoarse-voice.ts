import { daysFromToday } from '../dates';
import type { SeedEntry } from '../entry';

export const hoarseVoice: SeedEntry = {
  key: 'hoarse-voice',
  shared: { publishedOn: daysFromToday(-121) },
  en: {
    title: 'Hoarse by Tuesday: caring for a voice that works',
    everydayWords: 'hoarseness, lost voice, sore throat, vocal cords, teachers, singers',
    excerpt:
      'Teachers, reciters, sellers, parents: a voice is a muscle with a skin on it. How to spare it, and when hoarseness needs a look.',
    body: `On Saturday evening the voice is there; by Tuesday it scratches; on Thursday the last lesson is held in a whisper. Whoever earns a living by speaking knows this week. The two vocal folds touch each other more than a hundred times in every second of speech. They manage that for many years if they are kept moist, rested and well led.

## What tires a voice

- Speaking louder than noise: the fan, the street, forty pupils
- Hours without a pause, and without water
- Clearing the throat again and again
- Dry or dusty air, and smoke
- Acid that rises from the stomach at night
- Going on working through a cold

## What does it good

**Water in small sips** through the day, so that the body has enough; steam from a bowl or a shower in the evening. Short pauses: five minutes of silence after forty of speech are worth more than a whole silent Friday. Walk up to people instead of calling across the room. Clap, ring or raise a hand for attention, and use a microphone if there is one; it is not vanity but protection.

When you are hoarse, speak little and softly, but **do not whisper**: for many people whispering is more effort than gentle speech. Replace throat-clearing by a swallow or a sip. Hum softly in the morning to warm up, as a singer would.

## What we can find

Most often the folds are simply swollen or badly used, and voice training helps. Sometimes we see nodules, which are small calluses, or a polyp, or a fold that moves too little. The camera takes a few minutes, and you watch the film with us. Operations on the voice are the exception, and training usually comes before and after.

## When to see a doctor

See a doctor if hoarseness lasts **longer than three weeks**, whatever you think the cause is. Come earlier, within days, if you smoke or used to smoke heavily, if there is a lump in the neck, pain when swallowing, pain that reaches the ear, blood in the saliva, or weight loss for which you have no explanation. Come early as well if the voice changed after an operation on the thyroid, the neck or the chest, and at once if it vanished suddenly while you were shouting or singing.

**Noisy or difficult breathing together with hoarseness is an emergency: call 123.**

## For heads of schools

A small microphone and a fan that does not rattle cost less than a week of a substitute teacher. So does a staff room in which nobody smokes.`,
    seo: {
      metaTitle: 'Hoarse voice: how to spare it and when to see a doctor',
      metaDescription:
        'What tires the voice of teachers and others who speak for a living, habits that help, and why hoarseness of three weeks needs a look.',
    },
  },
  ar: {
    title: 'صوت من يعمل بصوته: كيف نعتني به؟',
    everydayWords: 'بحة، صوت مبحوح، ضياع الصوت، أحبال صوتية، معلمين',
    excerpt:
      'للمعلمين والقرّاء والباعة والآباء والأمهات: الصوت عضلة يكسوها غشاء. كيف تصونه؟ ومتى تستدعي البحة فحصًا؟',
    body: `مساء السبت يكون الصوت حاضرًا، ويوم الثلاثاء يخشن، وفي حصة الخميس الأخيرة لا يبقى منه إلا الهمس. هذا الأسبوع يعرفه كل من يكسب عيشه بالكلام. فالثنيتان الصوتيتان تتلامسان أكثر من مئة مرة في كل ثانية من الكلام، وتقويان على ذلك سنين طويلة إذا بقيتا رطبتين ونالتا الراحة وأحسن صاحبهما استخدامهما.

## ما الذي يرهق الصوت؟

- أن تعلو بصوتك على الضجيج: المروحة والشارع وأربعين تلميذًا
- ساعات من الكلام بلا وقفة ولا ماء
- النحنحة مرة بعد مرة
- الهواء الجاف أو المغبر، والدخان
- حمض يرتد من المعدة ليلًا
- الاستمرار في العمل أثناء الزكام

## وما الذي ينفعه؟

**الماء رشفات صغيرة** طوال اليوم كي يأخذ الجسم كفايته، وبخار من وعاء أو حمّام ساخن في المساء. والوقفات القصيرة: خمس دقائق من الصمت بعد أربعين من الكلام أنفع من جمعة كاملة بلا كلام. اقترب من الناس بدلًا من أن تناديهم عبر الغرفة. صفّق أو دقّ جرسًا أو ارفع يدك لتلفت الانتباه، واستخدم الميكروفون إن وُجد، فهو وقاية لا ترف.

وإذا بُح صوتك فتكلم قليلًا وبرفق، لكن **لا تهمس**، فالهمس عند كثير من الناس أشق من الكلام الهادئ. واستبدل بالنحنحة بلعة أو رشفة ماء. ودندن برفق في الصباح لتهيئة الصوت كما يفعل المنشد.

## ماذا يمكن أن نجد؟

في أكثر الأحيان تكون الثنيتان متورمتين أو سيئتي الاستخدام فحسب، وينفعهما تدريب الصوت. وقد نرى عُقيدات، وهي أشبه بالجلد المتصلب في كف العامل، أو لحمية، أو ثنية حركتها أقل مما ينبغي. يستغرق التصوير دقائق، وتشاهده معنا. وجراحات الصوت هي الاستثناء، ويسبقها التدريب عادة ويعقبها.

## متى تراجع الطبيب؟

إذا دامت البحة **أكثر من ثلاثة أسابيع** أيًّا كان السبب في ظنك. وبادر خلال أيام إذا كنت مدخنًا أو كنت كثير التدخين فيما مضى، أو وجدت كتلة في الرقبة، أو ألمًا عند البلع أو ألمًا يمتد إلى الأذن، أو دمًا في اللعاب، أو نقص وزنك بلا سبب تعرفه. وبادر كذلك إذا تغير صوتك بعد جراحة في الغدة الدرقية أو الرقبة أو الصدر، وعلى الفور إذا غاب فجأة وأنت تصيح أو تنشد.

**أما التنفس بصوت مسموع أو بصعوبة مع البحة فحالة طارئة: اتصل على 123.**

## إلى مديري المدارس

ميكروفون صغير ومروحة لا تقعقع أقل كلفة من أسبوع لمعلم بديل. وكذلك غرفة معلمين لا يدخن فيها أحد.`,
    seo: {
      metaTitle: 'بحة الصوت: كيف تصون صوتك ومتى تراجع الطبيب؟',
      metaDescription:
        'ما الذي يرهق أصوات المعلمين ومن يعملون بالكلام، والعادات التي تنفعهم، ولماذا تحتاج بحة الأسابيع الثلاثة إلى فحص.',
    },
  },
  relations: { category: 'throat', author: 'aya-hegazy' },
  pictures: {
    image: {
      file: 'articles/hoarse-voice',
      en: 'A teacher with a tired voice in front of her board',
      ar: 'معلمة بصوت مُجهَد أمام السبورة',
    },
  },
};
