import { daysFromToday } from '../dates';
import type { SeedEntry } from '../entry';

export const suddenHearingLoss: SeedEntry = {
  key: 'sudden-hearing-loss',
  shared: { publishedOn: daysFromToday(-9) },
  en: {
    title: 'One ear has gone silent overnight: do not wait',
    everydayWords: 'hearing loss, deafness, tinnitus, ringing in the ear',
    excerpt:
      'Sudden hearing loss is often mistaken for wax or a cold. It is one of the few ear problems in which days count.',
    body: `You wake up, turn off the alarm, and one side of the world is missing. Or the telephone sounds wrong at the left ear and right at the other. Perhaps there is a hiss, a feeling of cotton wool, or a little dizziness. Many people think of wax, or of a cold on its way, and wait for it to pass. Sometimes it is only that. Sometimes it is not, and then waiting can cost hearing.

## What it may be

Doctors speak of sudden sensorineural hearing loss when the inner ear or its nerve loses hearing within three days or less. Usually only one ear is affected. In most people no single cause can be found; viruses, circulation and the immune system are all suspected. Some of the hearing may come back by itself, and medicine, usually cortisone, seems to help most when it is **started early: in the first days, and if possible no later than two weeks.**

## A simple check at home

Hum with your mouth closed. If the hum seems louder in the bad ear, the cause is more likely to be wax, fluid or the ear drum. If it seems louder in the good ear, the inner ear may be concerned. This is only a hint. It does not replace a hearing test, and it is no reason to wait.

## What happens at the clinic

- We look into the ear. If wax is blocking it, it is removed, and perhaps that is the whole story.
- If the ear looks healthy, a hearing test follows on the same day.
- If the inner ear is affected, treatment is discussed at once, with its benefits and its risks. Tell us about diabetes, high blood pressure, stomach ulcers and pregnancy, because cortisone affects all of these.
- Later an MRI scan is usually advised, to rule out rarer causes on the nerve.

## When to see a doctor

If you have lost hearing in one or both ears within three days, call us **the same day**; do not look for a free time next week. On a holiday, go to a hospital with an ear, nose and throat doctor on duty.

Go straight to an emergency department, or call 123, if the hearing loss comes with a crooked face, weakness or numbness, trouble speaking, double vision, a very severe headache, or after a blow to the head.

## And if it does not come back?

Then you are not left alone with it. Hearing aids, devices that carry sound to the better ear, and training against the ringing can all make a difference. The first step is always the same: find out what has happened, and soon.`,
    seo: {
      metaTitle: 'Sudden hearing loss in one ear: what to do today',
      metaDescription:
        'Hearing gone in one ear within hours or days? Why it is not always wax, what to check, and why to see an ENT doctor on the same day.',
    },
  },
  ar: {
    title: 'فقدتَ السمع في أذن فجأة؟ لا تنتظر',
    everydayWords: 'ضعف سمع، فقدان السمع، صمم مفاجئ، طنين',
    excerpt: 'كثيرًا ما يُظن فقد السمع المفاجئ شمعًا أو زكامًا، وهو من مشكلات الأذن القليلة التي تُحسب بالأيام.',
    body: `تستيقظ على المنبّه فلا تسمعه إلا بأذن واحدة. أو تضع الهاتف على أذنك اليسرى فيبدو الصوت غريبًا، ثم تنقله إلى اليمنى فيعود طبيعيًّا. وقد تسمع أزيزًا أو تشعر بأن في أذنك قطنًا أو بشيء من الدوخة. يظن كثيرون أنه شمع أو بداية زكام فينتظرون زواله. وقد يكون كذلك فعلًا، وقد لا يكون، وعندئذ قد يكلفك الانتظار سمعك.

## ماذا يمكن أن يكون؟

يتحدث الأطباء عن فقد السمع الحسي العصبي المفاجئ إذا ضعف سمع الأذن الداخلية أو عصبها خلال ثلاثة أيام أو أقل. وهو يصيب في الغالب أذنًا واحدة، ولا يُعرف له سبب محدد عند أكثر الناس، وإن كانت الفيروسات والدورة الدموية وجهاز المناعة كلها موضع اشتباه. وقد يعود بعض السمع من تلقاء نفسه. أما العلاج، وهو الكورتيزون في العادة، فيبدو أن فائدته تكون أكبر ما تكون **إذا بدأ مبكرًا: في الأيام الأولى، ويحسن ألا يتأخر عن أسبوعين.**

## اختبار بسيط في البيت

أغلق فمك ودندن. إذا بدا صوت الدندنة أعلى في الأذن المصابة فالأرجح أن السبب شمع أو سائل أو مشكلة في الطبلة. وإذا بدا أعلى في الأذن السليمة فقد تكون الأذن الداخلية هي المقصودة. هذه مجرد إشارة لا تغني عن قياس السمع، ولا تصلح سببًا للانتظار.

## ماذا يحدث في العيادة؟

- ننظر في الأذن، فإن كان الشمع يسدها أزلناه، وربما انتهت القصة هنا.
- إذا بدت الأذن سليمة أُجري قياس للسمع في اليوم نفسه.
- إذا كانت الأذن الداخلية مصابة ناقشنا العلاج على الفور بفوائده ومخاطره. وأخبرنا بالسكري وضغط الدم وقرحة المعدة والحمل، فالكورتيزون يؤثر فيها جميعًا.
- وبعد ذلك يُنصح عادة بأشعة رنين مغناطيسي لاستبعاد أسباب أندر على مسار العصب.

## متى تراجع الطبيب؟

إذا فقدت سمع إحدى أذنيك أو كلتيهما خلال ثلاثة أيام فاتصل بنا **في اليوم نفسه**، ولا تبحث عن موعد في الأسبوع القادم. وإذا كان اليوم عطلة فاذهب إلى مستشفى فيه طبيب أنف وأذن وحنجرة مناوب.

وتوجه مباشرة إلى الطوارئ أو اتصل على 123 إذا صاحب فقدَ السمع اعوجاجٌ في الوجه، أو ضعف أو خدر، أو صعوبة في الكلام، أو ازدواج في الرؤية، أو صداع شديد جدًّا، أو إذا جاء بعد ضربة على الرأس.

## وإذا لم يعد السمع؟

لن تُترك وحدك. فالسماعات الطبية، والأجهزة التي تنقل الصوت إلى الأذن الأفضل، والتدريب على التعايش مع الطنين، كلها قد تغير الكثير. وتبقى الخطوة الأولى واحدة: أن نعرف ما حدث، وأن نعرفه سريعًا.`,
    seo: {
      metaTitle: 'فقد السمع المفاجئ في أذن واحدة: ماذا تفعل اليوم؟',
      metaDescription:
        'غاب سمع إحدى أذنيك خلال ساعات أو أيام؟ لماذا لا يكون السبب شمعًا دائمًا، وكيف تتصرف، ولماذا تراجع الطبيب في اليوم نفسه.',
    },
  },
  relations: { category: 'ear', author: 'hala-mansour' },
  pictures: {
    image: {
      file: 'articles/sudden-hearing-loss',
      en: 'A woman between sound and silence: waves on one side only',
      ar: 'سيدة بين الصوت والصمت: الأمواج في جانب واحد فقط',
    },
  },
};
