import { daysFromToday } from '../dates';
import type { SeedEntry } from '../entry';

export const earWax: SeedEntry = {
  key: 'ear-wax',
  shared: { publishedOn: daysFromToday(-23) },
  en: {
    title: 'Ear wax: what helps, and why cotton buds do not',
    everydayWords: 'blocked ear, cotton buds, ear cleaning, ear syringing',
    excerpt:
      'Wax is not dirt. Most ears clean themselves if we let them; here is what to do when one does not.',
    body: `Few things are removed with so much zeal and so little need. Ear wax is a mixture of skin flakes and the secretion of small glands. It keeps the skin of the ear canal supple, repels water and catches dust. Then it travels outwards by itself, moved by the growing skin and by chewing, and falls out unnoticed.

## Why cotton buds make it worse

A cotton bud takes a little wax from the entrance and pushes the rest towards the ear drum, where the ear has no way of moving it on. It also rubs off the protective film, so that the canal itches, and the itching calls for the next cotton bud. Now and then somebody is bumped at the elbow while holding one, and then it is no longer about wax.

Ear candles do not suck anything out. They can burn the skin and drip into the ear.

## What you can do

- **Nothing,** if the ear feels well. An ear without trouble needs no cleaning inside.
- Wipe the outer ear with a damp cloth.
- If you tend to have hard wax, two or three drops of plain olive oil in the evening for several days can soften it. It may feel more blocked at first.
- Leave drops alone if you have, or ever had, a hole in the ear drum, grommets or an ear operation, and if the ear hurts or runs.

## Who needs help more often

People with narrow or hairy ear canals, wearers of hearing aids and earplugs, and older people whose wax is drier. For them a cleaning every six to twelve months is sensible. Cleaning is done while the doctor looks through a microscope, with gentle suction or a small hook, and takes some minutes.

## When to see a doctor

Make an appointment if an ear stays blocked for more than a few days, if it itches or smells, or if your hearing aid whistles. Come soon if the ear hurts or runs, if you feel dizzy, or if you think something has been pushed in.

**Call on the same day if your hearing has dropped suddenly and there is no cold:** it may be wax, but it may also be the inner ear, and that should not wait. With a button battery in the ear go to an emergency department at once, and do not put in any drops.

## A thought for parents

Wax that you can see at the entrance of a child’s ear is on its way out. Wipe it off once it is outside. If the doctor needs to see the ear drum and wax is in the way, the doctor will remove it.`,
    seo: {
      metaTitle: 'Ear wax: safe ways to deal with it',
      metaDescription:
        'Why ear wax is useful, why cotton buds and ear candles do harm, what you can safely do at home and when an ENT doctor should clean the ear.',
    },
  },
  ar: {
    title: 'شمع الأذن: ما ينفع، ولماذا لا تنفع أعواد القطن',
    everydayWords: 'ودن مسدودة، انسداد الأذن، أعواد قطن، تنظيف الأذن، غسيل الأذن',
    excerpt: 'الشمع ليس وسخًا. وأكثر الآذان تنظف نفسها إذا تركناها، وهذا ما تفعله حين لا تستطيع إحداها ذلك.',
    body: `قلّ أن يُزال شيء بمثل هذا الحماس من غير حاجة تدعو إليه. فشمع الأذن خليط من قشور الجلد وإفراز غدد صغيرة، يحفظ لجلد القناة ليونته ويطرد الماء ويلتقط الغبار. ثم يخرج من تلقاء نفسه، يدفعه نمو الجلد وحركة المضغ، ويسقط من غير أن ننتبه إليه.

## لماذا تزيد أعواد القطن الأمر سوءًا؟

يأخذ العود قليلًا من الشمع عند المدخل ويدفع الباقي نحو الطبلة، حيث لا تملك الأذن وسيلة لإخراجه. كما يزيل الطبقة الواقية فتحك القناة، والحكة تستدعي العود التالي. وقد يصطدم أحدهم بكوعك وأنت ممسك به، وعندئذ لا يعود الأمر أمر شمع.

أما شموع الأذن فلا تشفط شيئًا، وقد تحرق الجلد وتقطر في الأذن.

## ماذا يمكنك أن تفعل؟

- **لا شيء**، ما دامت الأذن بخير. فالأذن التي لا تشكو لا تحتاج إلى تنظيف من الداخل.
- امسح الأذن من الخارج بقطعة قماش رطبة.
- إذا كان شمعك يميل إلى اليبوسة فقد تلينه نقطتان أو ثلاث من زيت الزيتون الخالص كل مساء بضعة أيام، وقد تشعر بانسداد أكبر في البداية.
- لا تستعمل القطرات إذا كان في طبلة أذنك ثقب، حاليًا أو فيما مضى، أو رُكبت لك أنابيب تهوية، أو أُجريت لك جراحة في الأذن، أو كانت الأذن تؤلمك أو تفرز.

## من يحتاج إلى المساعدة أكثر من غيره؟

من كانت قناة أذنه ضيقة أو كثيفة الشعر، ومن يستخدم سماعة طبية أو سدادات، وكبار السن الذين يجف شمعهم. فهؤلاء يحسن بهم التنظيف كل ستة أشهر إلى اثني عشر شهرًا. يجريه الطبيب وهو ينظر من خلال الميكروسكوب، بشفط لطيف أو خطاف صغير، ويستغرق دقائق.

## متى تراجع الطبيب؟

احجز موعدًا إذا ظلت الأذن مسدودة أكثر من بضعة أيام، أو حكّت أو صدرت منها رائحة، أو صفّرت سماعتك. وبادر إذا آلمتك أو أفرزت، أو شعرت بدوار، أو ظننت أن شيئًا دُفع داخلها.

**واتصل في اليوم نفسه إذا ضعف سمعك فجأة من غير زكام:** فقد يكون شمعًا، وقد تكون الأذن الداخلية، وهي لا تحتمل الانتظار. أما بطارية الزر في الأذن فتوجه بسببها إلى الطوارئ على الفور، ولا تضع أي قطرات.

## كلمة للآباء والأمهات

الشمع الذي ترونه عند مدخل أذن الطفل في طريقه إلى الخارج، فامسحوه بعد أن يخرج. وإذا احتاج الطبيب إلى رؤية الطبلة وحال الشمع دونها أزاله بنفسه.`,
    seo: {
      metaTitle: 'شمع الأذن: كيف تتعامل معه بأمان؟',
      metaDescription:
        'لماذا ينفع شمع الأذن وتضر أعواد القطن وشموع الأذن، وما يمكنك فعله بأمان في البيت، ومتى يلزم أن ينظف الطبيب الأذن.',
    },
  },
  relations: { category: 'ear', author: 'tarek-elnaggar' },
  pictures: {
    image: {
      file: 'articles/ear-wax',
      en: 'An ear with a cotton bud laid aside, out of reach',
      ar: 'أذن وعود قطن موضوع بعيدًا عنها',
    },
  },
};
