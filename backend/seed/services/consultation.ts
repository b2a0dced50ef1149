import type { SeedEntry } from '../entry';

// No duration of its own: a consultation lasts one slot of the doctor's schedule.
export const consultation: SeedEntry = {
  key: 'consultation',
  shared: { icon: 'lucide:stethoscope', order: 1 },
  en: {
    name: 'Consultation',
    everydayWords: 'examination, check-up, first visit',
    summary:
      'A visit with the doctor you choose: your story, an examination of ear, nose and throat, and a written plan. The right choice if you are not sure what you need.',
    description: `Most people need exactly this. You tell the doctor what troubles you, in your own order; the doctor asks, examines your ears, nose and throat, and explains what was found.

## What happens

- You talk first. The doctor reads the reports you bring.
- The examination takes a few minutes and does not hurt.
- If a test is needed it is often done in the same building, and you are told its price before it starts.

## What you take home

A written plan: what it most likely is, what to do, what to watch for, and when to come back. If it is too early to be sure, the plan says that too.

To come back about the same complaint, book a **follow-up** with the same doctor. If you are worried about **sudden hearing loss, trouble breathing or bleeding that does not stop**, do not wait for a free time: call us or go to an emergency department.`,
    preparation:
      'Bring earlier results, scans and letters, and the names of your medicines. There is no need to come fasting. For a child, bring the vaccination card.',
  },
  ar: {
    name: 'كشف',
    everydayWords: 'فحص، زيارة أولى، عرض على طبيب',
    summary:
      'زيارة مع الطبيب الذي تختاره: يسمع شكواك ويفحص الأنف والأذن والحنجرة ويكتب لك خطة. وهو الاختيار المناسب إذا لم تكن متأكدًا مما تحتاج إليه.',
    description: `هذا ما يحتاج إليه معظم الناس. تحكي للطبيب ما يتعبك بالترتيب الذي يريحك، فيسأل ويفحص الأذن والأنف والحلق، ثم يشرح لك ما وجده.

## ما الذي يحدث؟

- تتكلم أنت أولًا، ويقرأ الطبيب ما أحضرته من تقارير.
- يستغرق الفحص بضع دقائق ولا يؤلم.
- إذا لزم اختبار أُجري غالبًا في المبنى نفسه، وتعرف تكلفته قبل أن يبدأ.

## بماذا تخرج من الزيارة؟

بخطة مكتوبة: ما التشخيص الأرجح، وما المطلوب، وما العلامات التي تنتبه لها، ومتى تعود. وإذا كان الوقت مبكرًا على الجزم قالت الخطة ذلك أيضًا.

وللمتابعة بعد الكشف احجز **استشارة** مع الطبيب نفسه. أما إذا أقلقك **فقد مفاجئ للسمع أو صعوبة في التنفس أو نزيف لا يتوقف** فلا تنتظر موعدًا: اتصل بنا أو توجه إلى قسم الطوارئ.`,
    preparation:
      'أحضر نتائجك وأشعتك وتقاريرك السابقة وأسماء أدويتك. لا يلزم الصيام. وللطفل أحضر بطاقة التطعيمات.',
  },
  relations: {
    specialties: [
      'ear-hearing',
      'nose-sinus',
      'throat-voice',
      'children',
      'balance',
      'sleep-snoring',
      'head-neck',
      'allergy',
    ],
  },
  pictures: {
    images: [
      {
        file: 'services/consultation',
        en: 'A doctor listens to a patient across the desk',
        ar: 'طبيب يستمع إلى مريضة على الجانب الآخر من المكتب',
      },
      {
        file: 'services/consultation-2',
        en: 'A desk with a drawing of the ear, a stethoscope and a cup of tea',
        ar: 'مكتب عليه رسم للأذن وسماعة طبية وكوب شاي',
      },
    ],
  },
};
