import { daysFromToday } from '../dates';
import type { SeedEntry } from '../entry';

export const tonsils: SeedEntry = {
  key: 'tonsils',
  shared: { publishedOn: daysFromToday(-55) },
  en: {
    title: 'Tonsils: when they stay and when they go',
    everydayWords: 'tonsillitis, tonsil operation, sore throat, adenoids',
    excerpt:
      'Not every sore throat is a reason to operate. What doctors count, what sleep tells us, and what to ask before you decide.',
    body: `Two generations ago tonsils were taken out almost as a matter of course. Today we ask two questions first: how often, and how does the child sleep?

## Counting infections

A cold with a sore throat is not tonsillitis. What counts is an infection that a doctor has seen, or that had fever, swollen glands in the neck, white spots on the tonsils or a positive swab for streptococcus, and kept the child from school. As a rule of thumb used in many countries, an operation is worth discussing from

- seven such infections in one year, or
- five a year in two years running, or
- three a year in three years running.

Below that most children get better by themselves nearly as fast as with an operation. **A diary with dates** is therefore the best thing you can bring. A child with an abscess at the tonsil, or with many allergies to antibiotics, is judged differently.

## Listening to the night

Large tonsils and adenoids can narrow the breath. Signs are snoring on most nights, pauses, a wide open mouth, sweating, restless sleep, bed-wetting that returns, and by day a tired or cross or fidgety child. If sleep is disturbed like this, an operation may help even when there has never been an infection. A short video from the bedside helps the doctor; sometimes a sleep study is needed.

## What to ask before you decide

- What do we expect to get better, and by when?
- What happens if we wait for six months?
- Will the tonsils be removed or made smaller?
- How is pain treated, and for how long?
- What do we do if it bleeds, and where do we go at night?

## The two weeks afterwards

The throat hurts, and more so around the fifth to seventh day, with pain that reaches the ears. Regular pain medicine in the dose the doctor gave, plenty of drinking, and food the child likes are better than waiting for the pain to come. White coating is normal; it is not pus. **Bleeding, even a little bright red blood, means going to hospital at once**, by day or night, up to two weeks after the operation.

## When to see a doctor

Come for a visit if your child snores on most nights, misses school again and again, or if an adult’s tonsils cause trouble over and over.

Go to an emergency department at once if someone can hardly breathe, cannot swallow their own saliva, cannot open the mouth, or speaks as if with a hot potato in it.

And if the answer is to wait, then that is treatment too: with a diary, a date, and an open door.`,
    seo: {
      metaTitle: 'Tonsil surgery: when it helps and when to wait',
      metaDescription:
        'How doctors decide about tonsils: counting infections, listening to sleep, questions to ask before surgery and the warning signs afterwards.',
    },
  },
  ar: {
    title: 'اللوزتان: متى تبقيان ومتى تُستأصلان؟',
    everydayWords: 'لوز، التهاب اللوز، عملية اللوز، لحمية، وجع زور',
    excerpt:
      'ليس كل ألم في الحلق سببًا للجراحة. ما الذي يحصيه الأطباء، وماذا يقول النوم، وعمّ تسأل قبل أن تقرر؟',
    body: `كان استئصال اللوزتين قبل جيلين أمرًا شبه معتاد. أما اليوم فنسأل سؤالين أولًا: كم مرة يتكرر الالتهاب؟ وكيف ينام الطفل؟

## إحصاء الالتهابات

الزكام المصحوب بألم في الحلق ليس التهابًا في اللوزتين. ما نحسبه هو التهاب رآه طبيب، أو صاحبته حمى أو تورم في غدد الرقبة أو بقع بيضاء على اللوزتين أو مسحة إيجابية للبكتيريا السبحية، وأبعد الطفل عن مدرسته. والقاعدة المتبعة في بلاد كثيرة أن الجراحة تستحق النقاش إذا حدث ذلك

- سبع مرات في سنة واحدة، أو
- خمس مرات في السنة سنتين متتاليتين، أو
- ثلاث مرات في السنة ثلاث سنوات متتالية.

أما دون ذلك فيتحسن أكثر الأطفال من تلقاء أنفسهم بسرعة تقارب سرعة تحسنهم بالجراحة. ولهذا فإن **دفترًا مدونة فيه التواريخ** هو خير ما تحضرونه معكم. ويختلف الحكم على من أصابه خراج حول اللوزة، أو من لديه حساسية من مضادات حيوية عديدة.

## الإصغاء إلى الليل

قد تضيّق اللوزتان الكبيرتان واللحمية مجرى التنفس. ومن علامات ذلك الشخير في أكثر الليالي، ووقفات التنفس، والفم المفتوح، والتعرق، والنوم القلق، وعودة التبول في الفراش، ثم طفل متعب أو متكدر أو كثير الحركة نهارًا. فإذا اضطرب النوم على هذا النحو فقد تنفع الجراحة وإن لم يحدث التهاب قط. ومقطع قصير مصور من جانب الفراش يعين الطبيب، وقد تلزم أحيانًا دراسة للنوم.

## عمّ تسألون قبل القرار؟

- ما الذي نتوقع أن يتحسن؟ ومتى؟
- ماذا لو انتظرنا ستة أشهر؟
- هل تُستأصل اللوزتان أم تُصغَّران؟
- كيف يُعالج الألم، وإلى متى؟
- ماذا نفعل إذا حدث نزيف، وإلى أين نذهب ليلًا؟

## الأسبوعان التاليان

يؤلم الحلق، ويشتد ألمه ما بين اليوم الخامس والسابع ويمتد إلى الأذنين. والمسكن المنتظم بالجرعة التي حددها الطبيب، مع الإكثار من الشراب والطعام الذي يحبه الطفل، خير من انتظار الألم حتى يأتي. والغشاء الأبيض طبيعي وليس صديدًا. **أما النزيف، ولو قليلًا من الدم الأحمر، فيعني الذهاب إلى المستشفى فورًا** ليلًا أو نهارًا، حتى أسبوعين بعد العملية.

## متى تراجعون الطبيب؟

إذا كان طفلكم يشخر في أكثر الليالي، أو تكرر غيابه عن المدرسة، أو كانت لوزتا شخص بالغ تتعبانه مرة بعد مرة.

وتوجهوا إلى الطوارئ على الفور إذا كان المريض يتنفس بصعوبة شديدة، أو لا يستطيع بلع لعابه، أو لا يقدر على فتح فمه، أو صار يتكلم كأن في فمه طعامًا ساخنًا.

وإذا كان الرأي أن ننتظر فالانتظار علاج أيضًا: بدفتر، وبموعد، وبباب مفتوح.`,
    seo: {
      metaTitle: 'عملية اللوزتين: متى تنفع ومتى ننتظر؟',
      metaDescription:
        'كيف يقرر الأطباء في شأن اللوزتين: إحصاء الالتهابات، والإصغاء إلى النوم، وأسئلة قبل الجراحة، وعلامات الخطر بعدها.',
    },
  },
  relations: { category: 'children', author: 'sherif-boulos' },
  pictures: {
    image: {
      file: 'articles/tonsils',
      en: 'An open mouth with large tonsils',
      ar: 'فم مفتوح ولوزتان كبيرتان',
    },
  },
};
