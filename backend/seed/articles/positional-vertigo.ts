import { daysFromToday } from '../dates';
import type { SeedEntry } from '../entry';

export const positionalVertigo: SeedEntry = {
  key: 'positional-vertigo',
  shared: { publishedOn: daysFromToday(-88) },
  en: {
    title: 'The room spins when I turn over in bed',
    everydayWords: 'vertigo, dizziness, dizzy, spinning, balance',
    excerpt:
      'Positional vertigo is frightening, common and usually treatable in minutes. How to recognise it, and when it is something else.',
    body: `It is early, you turn to the other side, and the bedroom starts to spin as if you sat on a roundabout. After half a minute it is over. You lie quite still, and you are afraid to move. If this is familiar, there is a fair chance that it is the most common and the most easily treated kind of vertigo.

## What is happening

In the inner ear there is a small cushion with tiny crystals on it; they tell the brain where “down” is. When some of them come loose they can drift into one of the three semicircular canals. Each time the head moves in a certain direction they roll along and report a turn that is not taking place. The eyes believe it and begin to flicker; you feel it as spinning. The full name is benign paroxysmal positional vertigo.

## Typical signs

- It is set off by a movement: turning in bed, looking up, bending down.
- It starts after a moment and lasts **less than a minute.**
- Between attacks you may feel unsteady, but not spinning.
- Hearing does not change.

## How it is found and treated

The doctor lays you down quickly with the head turned and watches your eyes; the direction of the flicker shows which canal is concerned. Then the head is led slowly through a few positions, so that the crystals roll back to where they cause no trouble. Many people are better after one or two such manoeuvres, some need more. It may come back after months or years, and the same manoeuvre can be done again.

Tablets against dizziness do not move crystals. They may help for a day against nausea; taken for weeks they slow down recovery.

## Until your visit

Get up in two steps: sit first, then stand. Switch on a light at night. Do not climb ladders and do not drive while attacks are coming. Avoiding every movement is not a good idea, since the brain learns from movement. Please do not try manoeuvres from videos before you know which ear and which canal it is.

## When to see a doctor

Make an appointment if you recognise the signs above, if you have fallen, or if you are unsteady for weeks.

**Call 123 or go to an emergency department at once** if vertigo comes with a crooked face, weakness or numbness in an arm or leg, slurred speech, double vision, a new and very severe headache, fainting, chest pain, or if you cannot stand or walk without help. Vertigo that lasts for hours without a break, or that comes with new hearing loss, should be seen on the same day.

## Good to know

After a successful treatment many people feel as if on a boat for a few days. That passes. A short walk every day helps it on its way.`,
    seo: {
      metaTitle: 'Positional vertigo (BPPV): when the room spins in bed',
      metaDescription:
        'Why turning in bed can make the room spin, how positional vertigo is found and treated with manoeuvres, and when dizziness is an emergency.',
    },
  },
  ar: {
    title: 'تدور بي الغرفة كلما تقلبت في الفراش',
    everydayWords: 'دوخة، دوران، دوار الوضعة، الدنيا بتلف، اتزان',
    excerpt: 'الدوار الوضعي مخيف وشائع، وعلاجه في العادة يستغرق دقائق. كيف تعرفه؟ ومتى يكون شيئًا آخر؟',
    body: `في الصباح الباكر تتقلب إلى جانبك الآخر فتدور الغرفة كأنك في أرجوحة دوارة. وبعد نصف دقيقة ينتهي كل شيء، فتبقى ساكنًا تخشى أن تتحرك. إذا كان هذا مألوفًا لديك فالأرجح أنه أكثر أنواع الدوار شيوعًا وأيسرها علاجًا.

## ماذا يحدث؟

في الأذن الداخلية وسادة صغيرة عليها بلورات دقيقة تخبر المخ أين الأسفل. وإذا انفصل بعضها فقد ينزلق إلى إحدى القنوات الهلالية الثلاث. ومع كل حركة للرأس في اتجاه معين تتدحرج البلورات وتبلّغ عن دوران لا يحدث، فتصدقها العينان وترتجفان، وتشعر أنت بالدوران. ويسمى ذلك دوار الوضعة الانتيابي الحميد.

## العلامات المعتادة

- تثيره حركة: التقلب في الفراش، أو النظر إلى أعلى، أو الانحناء.
- يبدأ بعد لحظة ويدوم **أقل من دقيقة.**
- قد تشعر بين النوبات بعدم الثبات، لكن من غير دوران.
- لا يتغير السمع.

## كيف يُكتشف، وكيف يُعالج؟

يُرقدك الطبيب سريعًا ورأسك ملتفت ويراقب عينيك، واتجاه الرجفة يدله على القناة المقصودة. ثم يحرك رأسك ببطء في أوضاع متتابعة كي تعود البلورات إلى حيث لا تضايق أحدًا. ويتحسن كثيرون بعد مناورة أو اثنتين، ويحتاج بعضهم إلى أكثر. وقد يعود بعد أشهر أو سنين، فتُعاد المناورة نفسها.

أما أقراص الدوار فلا تحرك البلورات. قد تخفف الغثيان يومًا، لكن تناولها أسابيع يبطئ التعافي.

## إلى أن تزور الطبيب

انهض على مرحلتين: اجلس أولًا ثم قف. وأضئ مصباحًا في الليل. ولا تصعد السلالم النقالة ولا تقد السيارة ما دامت النوبات تأتيك. ولا يحسن أن تتجنب كل حركة، فالمخ يتعلم من الحركة. ونرجو ألا تجرب مناورات من مقاطع مصورة قبل أن تعرف أي أذن وأي قناة هي المقصودة.

## متى تراجع الطبيب؟

احجز موعدًا إذا عرفت العلامات السابقة في نفسك، أو سقطت، أو بقيت غير ثابت أسابيع.

**واتصل على 123 أو توجه إلى الطوارئ على الفور** إذا صاحب الدوارَ اعوجاجٌ في الوجه، أو ضعف أو خدر في ذراع أو ساق، أو تلعثم في الكلام، أو ازدواج في الرؤية، أو صداع جديد شديد جدًّا، أو إغماء، أو ألم في الصدر، أو إذا عجزت عن الوقوف أو المشي دون مساعدة. أما الدوار المستمر ساعات بلا انقطاع، أو المصحوب بضعف جديد في السمع، فيجب أن يُفحص في اليوم نفسه.

## ويحسن أن تعرف

بعد نجاح العلاج يشعر كثيرون أيامًا كأنهم على ظهر مركب، ثم يزول ذلك. والمشي القصير كل يوم يعجل بزواله.`,
    seo: {
      metaTitle: 'الدوار الوضعي: لماذا تدور الغرفة عند التقلب؟',
      metaDescription:
        'لماذا تدور الغرفة عند التقلب في الفراش، وكيف يُكتشف الدوار الوضعي ويُعالج بالمناورات، ومتى يكون الدوار حالة طارئة.',
    },
  },
  relations: { category: 'sleep-balance', author: 'salma-abdelrahman' },
  pictures: {
    image: {
      file: 'articles/positional-vertigo',
      en: 'A woman turns in bed and the room circles around her',
      ar: 'سيدة تتقلب في الفراش والغرفة تدور من حولها',
    },
  },
};
