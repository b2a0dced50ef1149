import type { SeedEntry } from '../entry';

// No duration of its own: like the consultation, it lasts one slot of the doctor's schedule.
export const followUp: SeedEntry = {
  key: 'follow-up',
  shared: { icon: 'lucide:calendar-check', order: 1 },
  en: {
    name: 'Follow-up',
    everydayWords: 'follow-up visit, second visit, results',
    summary:
      'Back to the same doctor about the same complaint: what has changed, what your tests say, and what comes next.',
    description: `A follow-up continues a visit you have had with us, usually within two weeks or on the date in your written plan.

## What happens

- You tell the doctor what is better, what is not, and what the medicines did.
- The doctor looks again at what was found, and reads the results you bring.
- The plan is confirmed, changed or ended, and you get it in writing.

## When a follow-up is not enough

A new complaint deserves a consultation of its own, so that there is time for it. If the old one has suddenly become worse, do not wait for the date of the follow-up: **call us the same day.**`,
    preparation:
      'Bring the written plan of your last visit, new results and scans, and the medicines you are taking now.',
  },
  ar: {
    name: 'استشارة (متابعة)',
    everydayWords: 'متابعة، إعادة، زيارة ثانية، نتائج',
    summary: 'عودة إلى الطبيب نفسه للشكوى نفسها: ما الذي تغيّر، وماذا تقول نتائجك، وما الخطوة التالية.',
    description: `الاستشارة تكمل كشفًا سبق أن أجريته عندنا، وتكون عادة خلال أسبوعين أو في التاريخ المكتوب في خطتك.

## ما الذي يحدث؟

- تحكي للطبيب ما تحسّن وما لم يتحسّن، وماذا فعلت معك الأدوية.
- يعيد الطبيب فحص ما وجده من قبل، ويقرأ ما أحضرته من نتائج.
- تُثبَّت الخطة أو تُعدَّل أو تنتهي، وتأخذها مكتوبة.

## متى لا تكفي الاستشارة؟

الشكوى الجديدة تحتاج إلى كشف جديد يأخذ وقته. وإذا ساءت الشكوى القديمة فجأة فلا تنتظر موعد الاستشارة: **اتصل بنا في اليوم نفسه.**`,
    preparation: 'أحضر الخطة المكتوبة من آخر زيارة، والنتائج والأشعة الجديدة، والأدوية التي تتناولها الآن.',
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
        file: 'services/follow-up',
        en: 'A doctor and an older patient look at the plan of the last visit',
        ar: 'طبيبة ومريض مسن يراجعان خطة الزيارة السابقة',
      },
      {
        file: 'services/follow-up-2',
        en: 'Two hearing curves of two visits side by side, a cup of tea between them',
        ar: 'منحنيا سمع من زيارتين جنبًا إلى جنب وبينهما كوب شاي',
      },
    ],
  },
};
