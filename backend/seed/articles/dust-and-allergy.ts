import { daysFromToday } from '../dates';
import type { SeedEntry } from '../entry';

export const dustAndAllergy: SeedEntry = {
  key: 'dust-and-allergy',
  shared: { publishedOn: daysFromToday(-162) },
  en: {
    title: 'Khamaseen, dust and the allergic nose',
    everydayWords: 'allergies, hay fever, sneezing, runny nose, itchy eyes, spring',
    excerpt:
      'Spring brings hot wind and full waiting rooms. What is allergy, what is only irritation, and how to get through the season.',
    body: `When the sky over the Delta turns yellow and the wind smells of earth, half the country sneezes. Not all of them have an allergy: dust irritates every nose. But whoever sneezes in rows, rubs their eyes and has a nose that runs like water, year after year, should know more.

## Irritation or allergy?

Irritation burns, dries out and ends when the wind ends. **Allergy itches.** It comes with clear water from the nose, itching palate and eyes, sneezing in series, and often with a family in which others have it too. Its usual triggers here are house dust mites, which live in mattresses and carpets all the year round, pollens of grasses, olives and other trees, cats, cockroaches and moulds. A dust storm carries some of these along and opens the door to the rest.

## On a dusty day

- Close the windows, and wet-wipe instead of sweeping.
- Outside, wear a well-fitting mask and glasses.
- Shower and change when you come home, and wash the face and the hair before bed.
- **Rinse the nose with salt water** in the evening.
- In the car, recirculate the air.

## Against mites at home

Covers that keep mites inside the mattress and pillow, bedding washed hot every week, fewer carpets and fewer soft toys in the bed, and fresh dry air. A little of all of these does more than a great deal of one.

## Medicine, used well

A cortisone nasal spray is the most effective medicine for most people. It works after several days and needs daily use through the season. Aim it outwards, **towards the ear on the same side** and not at the middle wall; use the right hand for the left nostril and the other way round. Antihistamine tablets help quickly against itching and sneezing; choose one that does not make you sleepy if you drive. Decongestant sprays are for a few days only.

If symptoms return every year in spite of this, a skin test shows what you react to, and a treatment over several years can train the immune system. It is not for everyone, and the doctor tells you honestly what you may expect.

## When to see a doctor

Come if sleep, school or work suffer, if medicines from the pharmacy are not enough after two to four weeks, if only one side is blocked, or if there is cough and wheezing: nose and lungs are one airway, and asthma may be joining in.

**Call 123 at once** with trouble breathing, swelling of lips, tongue or throat, widespread hives with dizziness or vomiting, or an asthma attack that does not ease with the usual inhaler.

## For next year

Start the spray two weeks before your season. A mark in the calendar is the cheapest allergy medicine of all.`,
    seo: {
      metaTitle: 'Khamaseen, dust and nose allergy: how to cope',
      metaDescription:
        'Telling allergy from irritation in the Egyptian dust season, what to do at home, how to use a nasal spray properly and when to see a doctor.',
    },
  },
  ar: {
    title: 'الخماسين والغبار وحساسية الأنف',
    everydayWords: 'حساسية الأنف، عطس، رشح، حكة العين، تراب، ربيع',
    excerpt: 'يأتي الربيع بريح ساخنة وعيادات مزدحمة. ما الحساسية؟ وما التهيج العابر؟ وكيف تعبر الموسم بسلام؟',
    body: `حين تصفر السماء فوق الدلتا وتحمل الريح رائحة التراب يعطس نصف البلد. وليسوا جميعًا مصابين بالحساسية، فالغبار يهيج كل أنف. لكن من يعطس متتابعًا ويفرك عينيه ويسيل أنفه كالماء عامًا بعد عام يحسن به أن يعرف أكثر.

## تهيج أم حساسية؟

التهيج يحرق ويجفف وينتهي بانتهاء الريح. **أما الحساسية فتحك.** ويأتي معها ماء صافٍ من الأنف، وحكة في سقف الحلق والعينين، وعطسات متتابعة، وكثيرًا ما يشكو منها غيرك في الأسرة. وأشهر مسبباتها عندنا عث غبار المنزل، وهو يعيش في المراتب والسجاد طوال العام، وحبوب لقاح الحشائش والزيتون وأشجار أخرى، والقطط، والصراصير، والعفن. والعاصفة الترابية تحمل بعض ذلك معها، وتفتح الباب لسائره.

## في يوم مغبر

- أغلق النوافذ، وامسح بقطعة مبللة بدلًا من الكنس.
- ارتدِ في الخارج كمامة محكمة ونظارة.
- استحم وبدّل ملابسك حين تعود، واغسل وجهك وشعرك قبل النوم.
- **اغسل أنفك بالماء والملح** في المساء.
- شغّل في السيارة تدوير الهواء الداخلي.

## في مواجهة العث بالبيت

أغطية تحبس العث داخل المرتبة والوسادة، وغسل المفارش أسبوعيًّا بماء ساخن، وتقليل السجاد والدمى القماشية في الفراش، وهواء متجدد جاف. والقليل من هذا كله أنفع من الكثير من واحد منه.

## الدواء حين يُحسن استخدامه

بخاخ الكورتيزون للأنف أنفع الأدوية لأكثر الناس، ويظهر أثره بعد أيام، ويلزم استعماله يوميًّا طوال الموسم. وجّهه إلى الخارج **نحو الأذن من الجانب نفسه** لا نحو الحاجز في الوسط، وأمسكه باليد اليمنى لفتحة الأنف اليسرى وبالعكس. أما أقراص مضادات الهيستامين فتخفف الحكة والعطس سريعًا، فاختر منها ما لا يسبب النعاس إن كنت تقود. وبخاخات إزالة الاحتقان لأيام قليلة فقط.

وإذا عادت الأعراض كل عام مع ذلك كله بيّن اختبار الجلد ما تتحسس منه، وأمكن علاج يمتد سنوات يدرب جهاز المناعة. وهو لا يناسب الجميع، وسيصارحك الطبيب بما يُنتظر منه.

## متى تراجع الطبيب؟

إذا تأثر نومك أو دراستك أو عملك، أو لم تكفِ أدوية الصيدلية بعد أسبوعين إلى أربعة، أو كان الانسداد في جانب واحد، أو صاحب ذلك سعال وصفير في الصدر: فالأنف والرئتان مجرى واحد، وقد يكون الربو شريكًا.

**واتصل على 123 على الفور** عند صعوبة التنفس، أو تورم الشفتين أو اللسان أو الحلق، أو انتشار الأرتيكاريا مع دوخة أو قيء، أو نوبة ربو لا تهدأ بالبخاخ المعتاد.

## للعام القادم

ابدأ البخاخ قبل موسمك بأسبوعين. فعلامة على التقويم هي أرخص أدوية الحساسية.`,
    seo: {
      metaTitle: 'الخماسين والغبار وحساسية الأنف: كيف تتعامل معها؟',
      metaDescription:
        'كيف تفرق بين الحساسية والتهيج في موسم الغبار، وماذا تفعل في البيت، وكيف تستعمل بخاخ الأنف على وجهه الصحيح، ومتى تراجع الطبيب.',
    },
  },
  relations: { category: 'nose', author: 'dina-wassef' },
  pictures: {
    image: {
      file: 'articles/dust-and-allergy',
      en: 'A dusty spring wind over city roofs and palms, pollen in the air',
      ar: 'ريح خماسين مغبرة فوق أسطح المدينة والنخيل وحبوب لقاح في الهواء',
    },
  },
};
