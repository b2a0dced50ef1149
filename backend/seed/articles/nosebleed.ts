import { daysFromToday } from '../dates';
import type { SeedEntry } from '../entry';

export const nosebleed: SeedEntry = {
  key: 'nosebleed',
  shared: { publishedOn: daysFromToday(-140) },
  en: {
    title: 'Nosebleed: sit up, lean forward, pinch',
    everydayWords: 'bleeding nose, blood from the nose',
    excerpt:
      'What to do in the first ten minutes, what everybody gets wrong, and when a nosebleed belongs in a hospital.',
    body: `A nosebleed looks worse than it usually is. A few spoonfuls of blood colour a whole towel. Most of them come from a small net of vessels at the front of the nose and can be stopped with two fingers, if these are in the right place for long enough.

## The first ten minutes

1. **Sit up and lean forward.** Blood that runs down the throat makes you sick and hides how much it is.
2. **Pinch the soft part of the nose**, below the bone, firmly, with thumb and finger.
3. **Hold for ten full minutes by the clock**, without letting go to look.
4. Breathe through the mouth and spit out what runs into it.
5. Something cold on the neck or a piece of ice in the mouth may be pleasant.

If it is still bleeding, do the same for another ten minutes.

## What everybody gets wrong

- Head back: no, forward.
- Pinching the bone: the vessels are lower down.
- Looking every minute: the clot needs peace.
- Stuffing in paper: it tears the clot off again when it is pulled out.

## Afterwards

For a day or two do not blow the nose, do not pick it, and avoid hot drinks, hot showers and heavy lifting. A nose ointment from the pharmacy keeps the lining moist; dry air and dust are frequent causes here. **Never stop blood thinners on your own account**, but tell the doctor about them.

## Why does it bleed?

Dry air, a cold, allergy, a picking finger (in children almost always), a bent septum, or nasal sprays aimed at the middle instead of to the side. In older people high blood pressure and blood thinners make it last longer. If it keeps coming from the same spot, the doctor can seal that spot in a few minutes after numbing it.

## When to see a doctor

Make an appointment if the nose bleeds more than once a week, if it is always the same side, if there is a blocked nose or crusts on one side only, or if you bruise easily. Teenage boys with one-sided nosebleeds and a blocked nose should be examined soon.

**Go to an emergency department or call 123** if it is still bleeding after twenty minutes of proper pressure, if the blood is pouring or runs down the throat in streams, if you feel faint or short of breath, if it came after a blow to the face or head, if you take blood thinners and it is heavy, or if a child under two bleeds.

## Cut this out for the kitchen

Sit. Forward. Pinch the soft part. Ten minutes. Again. Then hospital.`,
    seo: {
      metaTitle: 'Nosebleed: first aid step by step',
      metaDescription:
        'How to stop a nosebleed: sit up, lean forward and pinch the soft part for ten minutes. Common mistakes and when to go to hospital.',
    },
  },
  ar: {
    title: 'نزيف الأنف: اجلس، ومِل إلى الأمام، واضغط',
    everydayWords: 'رعاف، دم من الأنف، الأنف بينزف',
    excerpt:
      'ماذا تفعل في الدقائق العشر الأولى؟ وما الخطأ الذي يقع فيه الجميع؟ ومتى يكون مكان النزيف المستشفى؟',
    body: `يبدو نزيف الأنف أسوأ مما هو عليه في الغالب، فملاعق قليلة من الدم تصبغ منشفة كاملة. ومصدره في معظم الأحيان شبكة صغيرة من الأوعية في مقدمة الأنف، ويمكن إيقافه بإصبعين إذا وُضعتا في المكان الصحيح مدة كافية.

## الدقائق العشر الأولى

1. **اجلس معتدلًا ومِل إلى الأمام.** فالدم الذي ينزل إلى الحلق يثير القيء ويخفي مقدار النزيف.
2. **اضغط على الجزء اللين من الأنف** أسفل العظم بقوة، بين الإبهام والسبابة.
3. **استمر عشر دقائق كاملة بالساعة** من غير أن ترفع يدك لتنظر.
4. تنفس من فمك وابصق ما ينزل إليه.
5. قد يريحك شيء بارد على الرقبة أو قطعة ثلج في الفم.

فإذا استمر النزيف فكرر ذلك عشر دقائق أخرى.

## الخطأ الذي يقع فيه الجميع

- الرأس إلى الخلف: لا، بل إلى الأمام.
- الضغط على العظم: الأوعية أسفل منه.
- النظر كل دقيقة: الجلطة تحتاج إلى هدوء.
- حشو الأنف بالمناديل: تنتزع الجلطة معها حين تُسحب.

## بعد أن يتوقف

لا تتمخط ولا تعبث بأنفك يومًا أو يومين، وتجنب المشروبات الساخنة والاستحمام بماء ساخن وحمل الأثقال. ومرهم الأنف من الصيدلية يُبقي الغشاء رطبًا، فالجفاف والغبار من الأسباب الشائعة عندنا. **ولا توقف أدوية السيولة من تلقاء نفسك أبدًا**، لكن أخبر الطبيب بها.

## لماذا ينزف الأنف؟

من جفاف الهواء، أو الزكام، أو الحساسية، أو إصبع عابثة (وهذا هو السبب عند الأطفال في أكثر الأحوال)، أو اعوجاج الحاجز، أو بخاخ يُوجَّه إلى الوسط بدلًا من الجانب. وعند كبار السن يطيل ارتفاع الضغط وأدوية السيولة مدة النزيف. وإذا تكرر من نقطة واحدة استطاع الطبيب أن يكويها في دقائق بعد تخديرها.

## متى تراجع الطبيب؟

احجز موعدًا إذا تكرر النزيف أكثر من مرة في الأسبوع، أو كان من الجانب نفسه دائمًا، أو صاحبه انسداد أو قشور في جانب واحد، أو كانت الكدمات تظهر عليك بسهولة. والفتيان المراهقون الذين ينزفون من جانب واحد مع انسداد في الأنف يحسن فحصهم سريعًا.

**وتوجه إلى الطوارئ أو اتصل على 123** إذا استمر النزيف بعد عشرين دقيقة من الضغط الصحيح، أو كان الدم يتدفق أو ينزل إلى الحلق بغزارة، أو شعرت بإغماء أو ضيق في التنفس، أو جاء النزيف بعد ضربة على الوجه أو الرأس، أو كان غزيرًا وأنت تتناول أدوية السيولة، أو كان المصاب طفلًا دون العامين.

## ورقة تعلقها في المطبخ

اجلس. إلى الأمام. اضغط الجزء اللين. عشر دقائق. كرر. ثم المستشفى.`,
    seo: {
      metaTitle: 'نزيف الأنف: إسعاف أولي خطوة بخطوة',
      metaDescription:
        'كيف توقف نزيف الأنف: اجلس ومِل إلى الأمام واضغط على الجزء اللين عشر دقائق. أخطاء شائعة، ومتى تذهب إلى المستشفى.',
    },
  },
  relations: { category: 'nose', author: 'mostafa-sabry' },
  pictures: {
    image: {
      file: 'articles/nosebleed',
      en: 'A young man leans forward and pinches his nose',
      ar: 'شاب ينحني إلى الأمام ويضغط على أنفه',
    },
  },
};
