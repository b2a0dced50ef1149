import { daysFromToday } from '../dates';
import type { SeedEntry } from '../entry';

export const sinusitisOrCold: SeedEntry = {
  key: 'sinusitis-or-cold',
  shared: { publishedOn: daysFromToday(-71) },
  en: {
    title: 'Is it still a cold, or already sinusitis?',
    everydayWords: 'sinus infection, blocked nose, runny nose, headache, facial pain',
    excerpt:
      'Yellow mucus does not mean you need an antibiotic. How to tell a cold from sinusitis, and what really helps.',
    body: `The nose has been blocked for a week, the forehead is heavy, what comes out is yellow, and a neighbour recommends an antibiotic that did wonders. Before you take it, it is worth looking at the calendar.

## The calendar tells more than the colour

A common cold is worst on the second to fourth day and fades within ten days or so; the cough may take longer. During a cold the sinuses are swollen too, so pressure in the face belongs to it. **The colour of the mucus says little:** yellow and green come from the body’s own defence cells.

We think of a bacterial sinusitis when

- there is no improvement at all after ten days, or
- it was getting better and then clearly gets worse again, with fever and one-sided pain, or
- it begins with high fever and severe pain in the face for three or four days.

If symptoms last longer than twelve weeks, it is called chronic sinusitis. That is a different illness with different treatment, and it deserves a look inside with a camera.

## What really helps

- **Rinsing with salt water,** once or twice a day. Use boiled and cooled, or bottled sterile water, and clean the bottle.
- Pain relief such as paracetamol or ibuprofen, if you may take them.
- A decongestant spray for five days at the most. After that it makes the nose swell by itself, and you are caught.
- A cortisone nasal spray if the doctor advises it; it works after days, not minutes.
- Drinking enough, sleeping with the head raised, and patience.

Antibiotics are useful in a minority of cases. Taken without need they bring side effects and make germs resistant.

## What does not help

A plain X-ray of the sinuses, in almost any case. A scan makes sense before an operation, or when there is a warning sign, and not in a normal cold.

## When to see a doctor

See a doctor after ten days without improvement, with fever that returns, with strong pain on one side, or if you have sinusitis four times a year. Come as well if one side only is blocked for weeks, if blood comes with the mucus again and again, or if smell is lost and does not return.

**Go to an emergency department at once** with swelling or redness around an eye, double vision or worse sight, a very severe headache, a stiff neck, confusion, or a swelling on the forehead. People with diabetes that is hard to control or with weakened immunity should have themselves looked at early, since rare but dangerous infections can begin like a sinusitis.

## In one sentence

Count the days, rinse the nose, watch for the signs above, and keep the antibiotic for those who need it.`,
    seo: {
      metaTitle: 'Cold or sinusitis? How to tell and what helps',
      metaDescription:
        'How long a cold lasts, when to think of sinusitis, why yellow mucus does not mean antibiotics, and the signs that need a doctor at once.',
    },
  },
  ar: {
    title: 'أما زال زكامًا أم صار التهابًا في الجيوب؟',
    everydayWords: 'جيوب أنفية، التهاب الجيوب، رشح، برد، صداع، انسداد الأنف',
    excerpt:
      'المخاط الأصفر لا يعني أنك تحتاج إلى مضاد حيوي. كيف تفرق بين الزكام والتهاب الجيوب، وما الذي ينفع حقًّا؟',
    body: `الأنف مسدود منذ أسبوع، والجبهة ثقيلة، والمخاط أصفر، والجار ينصحك بمضاد حيوي صنع معه العجائب. قبل أن تتناوله انظر في التقويم.

## التقويم أصدق من اللون

يبلغ الزكام ذروته بين اليومين الثاني والرابع، ثم يخف خلال عشرة أيام تقريبًا، وقد يطول السعال بعده. والجيوب تتورم أثناء الزكام أيضًا، فضغط الوجه جزء منه. **أما لون المخاط فقليل الدلالة:** الأصفر والأخضر من خلايا الدفاع في الجسم نفسه.

نفكر في التهاب جيوب بكتيري في إحدى هذه الأحوال:

- إذا مضت عشرة أيام بلا أي تحسن، أو
- إذا بدأ التحسن ثم ساءت الحال بوضوح مع حمى وألم في جانب واحد، أو
- إذا بدأ المرض بحمى عالية وألم شديد في الوجه ثلاثة أيام أو أربعة.

وإذا طالت الأعراض أكثر من اثني عشر أسبوعًا سُمي الالتهاب مزمنًا. وهذا مرض آخر له علاج آخر، ويستحق نظرة بالمنظار.

## ما الذي ينفع حقًّا؟

- **غسول الأنف بالماء والملح** مرة أو مرتين في اليوم، بماء مغلي مبرد أو ماء معقم، مع تنظيف العبوة.
- مسكن مثل الباراسيتامول أو الإيبوبروفين إذا كان مسموحًا لك به.
- بخاخ مزيل للاحتقان خمسة أيام على الأكثر، فبعدها يصبح هو سبب التورم وتقع في أسره.
- بخاخ كورتيزون للأنف إذا نصح به الطبيب، ويظهر أثره بعد أيام لا دقائق.
- شرب ما يكفي من الماء، والنوم والرأس مرتفع، والصبر.

أما المضادات الحيوية فتفيد في عدد قليل من الحالات. وتناولها بلا حاجة يجلب آثارًا جانبية ويعلّم الجراثيم المقاومة.

## وما الذي لا ينفع؟

الأشعة السينية العادية على الجيوب في كل الحالات تقريبًا. والأشعة المقطعية مفيدة قبل الجراحة أو عند وجود علامة خطر، لا في زكام معتاد.

## متى تراجع الطبيب؟

بعد عشرة أيام بلا تحسن، أو إذا عادت الحمى، أو اشتد الألم في جانب واحد، أو تكرر التهاب الجيوب أربع مرات في السنة. وكذلك إذا ظل جانب واحد مسدودًا أسابيع، أو تكرر خروج الدم مع المخاط، أو فُقد الشم ولم يعد.

**وتوجه إلى الطوارئ على الفور** إذا ظهر تورم أو احمرار حول العين، أو ازدواج في الرؤية أو ضعف فيها، أو صداع شديد جدًّا، أو تيبس في الرقبة، أو تشوش في الوعي، أو تورم في الجبهة. ومن كان السكري لديه صعب الضبط أو كانت مناعته ضعيفة فليُفحص مبكرًا، لأن عدوى نادرة خطيرة قد تبدأ كأنها التهاب جيوب.

## في جملة واحدة

عُدّ الأيام، واغسل أنفك، وانتبه إلى العلامات السابقة، ودع المضاد الحيوي لمن يحتاج إليه.`,
    seo: {
      metaTitle: 'زكام أم التهاب جيوب أنفية؟ كيف تفرق وما الذي ينفع',
      metaDescription:
        'كم يدوم الزكام، ومتى نفكر في التهاب الجيوب، ولماذا لا يعني المخاط الأصفر مضادًّا حيويًّا، والعلامات التي تستدعي الطبيب فورًا.',
    },
  },
  relations: { category: 'nose', author: 'karim-shawky' },
  pictures: {
    image: {
      file: 'articles/sinusitis-or-cold',
      en: 'A woman with a cold: blocked sinuses, a warm cup and a tissue',
      ar: 'سيدة مصابة بالزكام: جيوب مسدودة وكوب دافئ ومنديل',
    },
  },
};
