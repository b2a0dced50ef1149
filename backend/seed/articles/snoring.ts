import { daysFromToday } from '../dates';
import type { SeedEntry } from '../entry';

export const snoring: SeedEntry = {
  key: 'snoring',
  shared: { publishedOn: daysFromToday(-104) },
  en: {
    title: 'Snoring: a noise, or a pause in breathing?',
    everydayWords: 'snores, sleep apnea, sleep apnoea, tired in the morning',
    excerpt:
      'Most snoring is only a nuisance. Sometimes it hides sleep apnoea, and the person who sleeps beside you is the first to know.',
    body: `Snoring is the sound of soft tissue fluttering in the stream of air: the palate, the uvula, sometimes the base of the tongue. In sleep the muscles slacken and the passage becomes narrower. Nearly everybody snores now and then, after a cold, a heavy supper or a long day.

## The question that matters

Does the breath stop? In obstructive sleep apnoea the passage closes again and again for ten seconds or more. Oxygen falls, the brain sounds the alarm, there is a gasp, and sleep goes on, only no longer deep. The sleeper remembers nothing. **The person in the next bed remembers all of it**, so please bring that person, or ask what they heard.

## Signs that it is more than noise

- Pauses in breathing, followed by a snort or gasp
- Tiredness in spite of a long night; falling asleep at the television, in meetings, at red lights
- Headache and a dry mouth in the morning
- Getting up several times to pass water
- Blood pressure that is hard to bring down
- Poor concentration, a short temper, less desire

Sleep apnoea that is not treated strains the heart and the vessels, and it makes driving dangerous. The good news is that it can be measured at home and treated in several ways.

## What you can try yourself

Sleep on your side; a cushion or a special belt may help. Lose some weight if you carry too much of it, because even a moderate loss can ease the breath. Avoid sedatives, alcohol and heavy meals late in the evening. Stop smoking, which swells the whole passage. Treat a blocked nose.

## What we can do

First comes an examination from the tip of the nose to the larynx, then one night with a small recorder in your own bed. If apnoea is found, the choices are talked over: a mask that keeps the passage open with gentle pressure, a mouthpiece that brings the lower jaw forward, training of the tongue and throat, or an operation where nose, palate or tonsils are clearly in the way. Often the best answer is made of two of them. No single treatment suits everyone, and we do not promise silence.

## When to see a doctor

Come if somebody has noticed pauses, if you are sleepy by day, or if blood pressure or heart rhythm are a problem. Children who snore on most nights should be examined too.

**If you have fallen asleep while driving or nearly so, do not drive until you have been seen.** Tell us when you book. Sudden breathlessness, chest pain or blue lips are emergencies: call 123.

## One last thing

Snoring is nobody’s fault, and nothing to be ashamed of. But two people lose sleep over it, and that is reason enough to come.`,
    seo: {
      metaTitle: 'Snoring and sleep apnoea: signs, tests and treatment',
      metaDescription:
        'When snoring is harmless and when it hides sleep apnoea, what you can try yourself, how sleep is tested at home and which treatments exist.',
    },
  },
  ar: {
    title: 'الشخير: صوت فحسب أم توقف في التنفس؟',
    everydayWords: 'بيشخر، انقطاع النفس، تعب الصباح، نوم',
    excerpt:
      'أكثر الشخير إزعاج لا غير. لكنه يخفي أحيانًا انقطاع التنفس أثناء النوم، وأول من يعلم به من ينام بجوارك.',
    body: `الشخير صوت نسيج رخو يرفرف في تيار الهواء: سقف الحلق واللهاة، وقاعدة اللسان أحيانًا. فالعضلات ترتخي في النوم ويضيق المجرى. وكل الناس تقريبًا يشخرون بين حين وآخر، بعد زكام أو عشاء ثقيل أو يوم طويل.

## السؤال المهم

هل يتوقف النفَس؟ في انقطاع التنفس الانسدادي أثناء النوم ينغلق المجرى مرة بعد مرة عشر ثوانٍ أو أكثر، فينخفض الأكسجين ويطلق المخ إنذاره، وتأتي شهقة، ثم يستمر النوم لكنه لم يعد عميقًا. والنائم لا يذكر شيئًا، **أما من في الفراش المجاور فيذكر كل شيء.** فاصطحبه معك، أو اسأله عما سمع.

## علامات تدل على أنه أكثر من صوت

- وقفات في التنفس تعقبها شخرة أو شهقة
- تعب مع طول النوم، وغفوات أمام التلفزيون وفي الاجتماعات وعند إشارات المرور
- صداع وجفاف في الفم صباحًا
- الاستيقاظ مرات للتبول
- ضغط دم يصعب خفضه
- ضعف التركيز وسرعة الغضب وفتور الرغبة

وانقطاع التنفس الذي لا يُعالج يرهق القلب والأوعية ويجعل القيادة خطرة. لكن قياسه ممكن في البيت، وعلاجه ممكن بأكثر من طريقة.

## ما يمكنك تجربته بنفسك

نم على جنبك، وقد تساعدك وسادة أو حزام خاص. وأنقص وزنك إن كان زائدًا، فحتى النقص المعتدل قد يسهّل التنفس. وتجنب المهدئات والكحول والوجبات الثقيلة في آخر المساء. وأقلع عن التدخين، فهو يورّم المجرى كله. وعالج انسداد الأنف.

## ما يمكننا فعله

نبدأ بفحص يمتد من طرف الأنف إلى الحنجرة، ثم ليلة واحدة مع جهاز تسجيل صغير في فراشك. فإذا ثبت انقطاع التنفس تحدثنا عن الاختيارات: قناع يُبقي المجرى مفتوحًا بضغط لطيف، أو جهاز للفم يقدّم الفك السفلي، أو تدريب للسان والحلق، أو جراحة إذا كان الأنف أو سقف الحلق أو اللوزتان عائقًا واضحًا. وكثيرًا ما يكون الأفضل اثنين منها معًا. ولا علاج يناسب الجميع، ولا نعد أحدًا بصمت تام.

## متى تراجع الطبيب؟

إذا لاحظ أحد وقفات في تنفسك، أو كنت تنعس نهارًا، أو كان لديك اضطراب في ضغط الدم أو نظم القلب. والأطفال الذين يشخرون في أكثر الليالي ينبغي فحصهم أيضًا.

**وإذا غلبك النوم وأنت تقود، أو كاد، فلا تقد إلى أن تُفحص**، وأخبرنا عند الحجز. أما ضيق التنفس المفاجئ وألم الصدر وازرقاق الشفتين فحالات طارئة: اتصل على 123.

## كلمة أخيرة

الشخير ليس ذنب أحد ولا عيبًا يُخفى. لكن اثنين يُحرمان النوم بسببه، وهذا وحده سبب كافٍ لزيارتنا.`,
    seo: {
      metaTitle: 'الشخير وانقطاع التنفس أثناء النوم: العلامات والعلاج',
      metaDescription:
        'متى يكون الشخير بلا ضرر ومتى يخفي انقطاع التنفس، وما يمكنك تجربته بنفسك، وكيف يُقاس النوم في البيت، وما العلاجات المتاحة.',
    },
  },
  relations: { category: 'sleep-balance', author: 'rania-helmy' },
  pictures: {
    image: {
      file: 'articles/snoring',
      en: 'A man asleep and snoring, the wave of his breath breaks off',
      ar: 'رجل نائم يشخر وموجة تنفسه تنقطع',
    },
  },
};
