import { daysFromToday } from '../dates';
import type { SeedEntry } from '../entry';

export const middleEarInfection: SeedEntry = {
  key: 'middle-ear-infection',
  shared: { publishedOn: daysFromToday(-38) },
  en: {
    title: 'Earache at two in the morning: a guide for parents',
    everydayWords: 'ear pain, ear infection, otitis, child, fever',
    excerpt:
      'Middle ear infections are common in small children and often settle by themselves. What helps tonight, and what cannot wait.',
    body: `It usually begins with a cold. Some days later the child wakes at night, cries, holds an ear and cannot say why. The tube that airs the middle ear is short and level in small children, so a swollen nose easily blocks it; fluid collects behind the ear drum, and germs settle in it. It hurts because the ear drum is stretched.

## What helps tonight

- **Treat the pain first.** Paracetamol or ibuprofen in the dose for the child’s weight, as written on the pack or told by your doctor. No aspirin for children. Ibuprofen only from three months and only if the child is drinking.
- Hold the child upright, or raise the head of an older child with a pillow. Lying flat hurts more.
- Offer small drinks. Swallowing opens the tube for a moment.
- Salt-water drops or spray can free the nose.
- Put nothing into the ear: no oil, no garlic, no drops from the last time, unless a doctor has looked inside.

## Does my child need an antibiotic?

Often not. Many middle ear infections get better within two or three days with pain relief alone. The doctor weighs the age, the fever, whether both ears are affected and how ill the child seems. Babies under six months, children under two with both ears affected, and children with a running ear are more likely to be given an antibiotic straight away. With others it can be right to wait for two days and look again. Agree with the doctor on what should make you come back sooner.

## When to see a doctor

See a doctor within a day if the pain is strong, if there is a fever of 39 °C or more, if the ear runs, if a child under two is affected, or if things are no better after two days.

**Go to an emergency department at once** if the skin behind the ear is red and swollen or the ear is pushed forward, if the face droops on one side, if the neck is stiff, if the child is very drowsy, has a seizure or keeps vomiting, or if a baby under three months has a fever.

## Afterwards

Fluid may stay behind the ear drum for some weeks, and hearing is dull meanwhile. That is normal and needs patience rather than medicine. If the television is still loud after three months, or speech is slow to come, we test hearing and the pressure in the ear.

## Fewer infections

Breast-feeding, the recommended vaccinations, no smoke in the home, and no bottle while lying down all help. The rest is time: the tube grows, and with it the peace of your nights.`,
    seo: {
      metaTitle: 'Middle ear infection in children: what helps tonight',
      metaDescription:
        'Earache in a small child: safe pain relief, when an antibiotic is needed, the warning signs that need a hospital, and what follows afterwards.',
    },
  },
  ar: {
    title: 'ألم الأذن في الثانية صباحًا: دليل للوالدين',
    everydayWords: 'وجع ودن، التهاب الأذن الوسطى، طفل، سخونة',
    excerpt:
      'التهاب الأذن الوسطى شائع عند الصغار وكثيرًا ما يزول وحده. ما الذي ينفع الليلة؟ وما الذي لا يحتمل الانتظار؟',
    body: `تبدأ القصة عادة بزكام. وبعد أيام يستيقظ الطفل ليلًا باكيًا ممسكًا بأذنه ولا يستطيع أن يقول السبب. فالقناة التي تهوّي الأذن الوسطى قصيرة وأفقية عند الصغار، ويسهل أن يسدها تورم الأنف، فيتجمع السائل خلف الطبلة وتستقر فيه الجراثيم. ومصدر الألم تمدد الطبلة.

## ما الذي ينفع الليلة؟

- **سكّنوا الألم أولًا.** باراسيتامول أو إيبوبروفين بالجرعة المناسبة لوزن الطفل، كما في النشرة أو كما حددها طبيبكم. ولا يُعطى الأطفال الأسبرين. والإيبوبروفين من عمر ثلاثة أشهر فقط، وبشرط أن يكون الطفل يشرب.
- احملوا الطفل منتصبًا، أو ارفعوا رأس الطفل الأكبر بوسادة، فالاستلقاء يزيد الألم.
- قدموا له رشفات صغيرة، فالبلع يفتح القناة لحظة.
- قطرات الماء والملح أو بخاخه تسلّك الأنف.
- لا تضعوا في الأذن شيئًا: لا زيتًا ولا ثومًا ولا قطرة باقية من المرة السابقة، ما لم ينظر طبيب في الأذن.

## هل يحتاج طفلي إلى مضاد حيوي؟

في كثير من الأحيان لا. فكثير من التهابات الأذن الوسطى يتحسن خلال يومين أو ثلاثة بالمسكن وحده. ويوازن الطبيب بين العمر والحرارة وإصابة أذن أو أذنين وحال الطفل العامة. فالرضّع دون ستة أشهر، ومن هم دون العامين إذا أُصيبت الأذنان معًا، ومن تفرز أذنه، هؤلاء أقرب إلى أن يُوصف لهم المضاد على الفور. أما غيرهم فقد يكون الصواب أن ننتظر يومين ثم نفحص من جديد. واتفقوا مع الطبيب على ما يدعوكم إلى العودة قبل ذلك.

## متى تراجعون الطبيب؟

خلال يوم واحد إذا اشتد الألم، أو بلغت الحرارة 39 درجة أو أكثر، أو أفرزت الأذن، أو كان الطفل دون العامين، أو لم يتحسن بعد يومين.

**وتوجهوا إلى الطوارئ على الفور** إذا احمرّ الجلد خلف الأذن وتورم أو برزت الأذن إلى الأمام، أو ارتخى جانب من الوجه، أو تيبست الرقبة، أو كان الطفل شديد الخمول أو أصابه تشنج أو قيء متكرر، أو كان رضيعًا دون ثلاثة أشهر وأصابته حمى.

## وبعد ذلك؟

قد يبقى السائل خلف الطبلة أسابيع ويضعف السمع خلالها. هذا طبيعي، ويحتاج إلى الصبر أكثر من الدواء. فإذا ظل صوت التلفزيون عاليًا بعد ثلاثة أشهر، أو تأخر الكلام، قسنا السمع وضغط الأذن.

## كيف نقلل الالتهابات؟

تساعد الرضاعة الطبيعية والتطعيمات الموصى بها وخلو البيت من الدخان وتجنب الرضاعة من الزجاجة في وضع الاستلقاء. والباقي للزمن: تكبر القناة، وتهدأ معها لياليكم.`,
    seo: {
      metaTitle: 'التهاب الأذن الوسطى عند الأطفال: ما الذي ينفع الليلة؟',
      metaDescription:
        'ألم الأذن عند الصغار: تسكين آمن للألم، ومتى يلزم المضاد الحيوي، وعلامات الخطر التي تستدعي المستشفى، وما يأتي بعد ذلك.',
    },
  },
  relations: { category: 'children', author: 'nadia-fahmy' },
  pictures: {
    image: {
      file: 'articles/middle-ear-infection',
      en: 'A tired boy at night, one ear warm and sore, a lamp beside him',
      ar: 'طفل متعب ليلًا إحدى أذنيه دافئة ومتألمة وبجواره مصباح',
    },
  },
};
