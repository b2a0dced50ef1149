import type { SeedEntry } from '../entry';

export const sinusEndoscopy: SeedEntry = {
  key: 'sinus-endoscopy',
  shared: { icon: 'healthicons:nose-outline', durationMinutes: 20, order: 6 },
  en: {
    name: 'Nose and sinus endoscopy',
    everydayWords: 'nasal endoscopy, camera in the nose, scope',
    summary:
      'A look inside the nose with a thin camera after a numbing spray. A few minutes, seen on the screen by you too.',
    description: `A thin camera shows the doctor what cannot be seen from outside: the openings of the sinuses, polyps, a bent septum, the adenoids, and the source of a nosebleed.

## How it feels

The nose is sprayed with something that numbs and opens it. It tastes bitter and makes the throat feel thick for about half an hour. Then the camera slides in; most people feel pressure or tickling, seldom pain. You can watch the screen and ask.

- It takes two to five minutes.
- You can go back to work or drive afterwards.
- Wait until the throat is no longer numb before you eat or drink.

With what was seen, the doctor decides **whether a scan is needed at all**. Often it is not.`,
    preparation:
      'You may eat lightly up to one hour before. Tell us if you take blood thinners, if you bleed easily or if you are allergic to local anaesthetics. Please do not use decongestant drops on the same day.',
  },
  ar: {
    name: 'منظار الأنف والجيوب الأنفية',
    everydayWords: 'منظار أنف، كاميرا الأنف، كشف بالمنظار',
    summary: 'نظرة داخل الأنف بكاميرا رفيعة بعد بخاخ مخدر موضعي. دقائق قليلة، وتتابعها معنا على الشاشة.',
    description: `تُظهر الكاميرا الرفيعة للطبيب ما لا يُرى من الخارج: فتحات الجيوب، واللحميات، واعوجاج الحاجز، والغدة اللحمية، وموضع النزيف.

## بماذا تشعر؟

يُرش في الأنف بخاخ يخدره ويوسعه، طعمه مر ويُشعرك بثقل في الحلق نحو نصف ساعة. ثم تدخل الكاميرا، فيشعر أغلب الناس بضغط أو دغدغة، وقلما يشعرون بألم. ويمكنك أن تتابع الشاشة وتسأل.

- يستغرق الفحص من دقيقتين إلى خمس.
- يمكنك بعده أن تعود إلى عملك وأن تقود سيارتك.
- انتظر حتى يزول خدر الحلق قبل أن تأكل أو تشرب.

وبناءً على ما ظهر يقرر الطبيب **هل تلزم الأشعة من الأساس**، وكثيرًا ما لا تلزم.`,
    preparation:
      'يمكنك تناول طعام خفيف حتى ساعة قبل الفحص. أخبرنا إن كنت تتناول أدوية سيولة الدم، أو تنزف بسهولة، أو لديك حساسية من المخدر الموضعي. ونرجو ألا تستعمل قطرات الاحتقان في اليوم نفسه.',
  },
  relations: { specialties: ['nose-sinus', 'allergy'] },
  pictures: {
    images: [
      {
        file: 'services/sinus-endoscopy',
        en: 'A thin endoscope at the nose, its picture on a screen',
        ar: 'منظار دقيق عند الأنف وصورته على شاشة',
      },
      {
        file: 'services/sinus-endoscopy-2',
        en: 'A face with the sinuses marked above the brows and in the cheeks',
        ar: 'وجه تظهر عليه الجيوب الأنفية فوق الحاجبين وفي الوجنتين',
      },
    ],
  },
};

export const septumAssessment: SeedEntry = {
  key: 'septum-assessment',
  shared: { icon: 'lucide:wind', durationMinutes: 20, order: 7 },
  en: {
    name: 'Septum surgery assessment',
    everydayWords: 'deviated septum, crooked nose, septoplasty, blocked nose',
    summary:
      'Is it the bent septum that blocks your breath, and would straightening it help? An honest visit before any operation.',
    description: `Hardly anybody has a perfectly straight septum. The question is not whether it is bent but whether the bend explains what you feel. This visit is for people who have been told they need a septum operation, or wonder whether they do.

## What we look at

- Your breathing by day and by night, on each side
- The septum, the turbinates and the valve at the nostril, before and after a decongestant
- Allergy and medicines, which can block a nose just as well

## What you learn

Whether medicine is worth trying first; what surgery can be expected to change and what it cannot; how the days afterwards go; what the risks are. You get it in writing and need not decide on the spot. **Sometimes the best advice is to do nothing.**`,
    preparation:
      'Bring scans and operation reports if you have them. For two days before the visit write down when each side is blocked. Please avoid decongestant drops on the day.',
  },
  ar: {
    name: 'تقييم جراحة الحاجز الأنفي',
    everydayWords: 'حاجز أنفي، اعوجاج الحاجز، تعديل الحاجز، عملية الأنف، انسداد الأنف',
    summary: 'هل الحاجز المعوج هو ما يسد نَفَسك؟ وهل ينفعك تعديله؟ زيارة صريحة تسبق أي جراحة.',
    description: `قلّما يوجد حاجز أنفي مستقيم تمامًا. والسؤال ليس: هل هو معوج؟ بل: هل يفسر اعوجاجه ما تشعر به؟ هذه الزيارة لمن قيل له إنه يحتاج إلى عملية الحاجز، أو لمن يسأل نفسه هذا السؤال.

## ماذا نفحص؟

- تنفسك نهارًا وليلًا من كل جانب
- الحاجز والغضاريف الأنفية ومدخل الأنف، قبل مزيل الاحتقان وبعده
- الحساسية والأدوية، فهي قد تسد الأنف كما يسده الاعوجاج

## ماذا تعرف في النهاية؟

هل تستحق الأدوية أن تُجرب أولًا، وما يُنتظر من الجراحة وما لا يُنتظر، وكيف تمضي الأيام التالية لها، وما مخاطرها. تأخذ ذلك مكتوبًا ولا يلزمك أن تقرر في حينه. **وأفضل نصيحة أحيانًا هي ألا نفعل شيئًا.**`,
    preparation:
      'أحضر الأشعة وتقارير العمليات السابقة إن وُجدت. ودوّن في اليومين السابقين للزيارة متى ينسد كل جانب. ونرجو تجنب قطرات الاحتقان في يوم الزيارة.',
  },
  relations: { specialties: ['nose-sinus'] },
  pictures: {
    images: [
      {
        file: 'services/septum-assessment',
        en: 'A nose from the front, the line of its septum bent to one side',
        ar: 'أنف من الأمام يميل حاجزه إلى جانب',
      },
      {
        file: 'services/septum-assessment-2',
        en: 'A woman with closed eyes breathes freely through her nose',
        ar: 'سيدة مغمضة العينين تتنفس من أنفها بسهولة',
      },
    ],
  },
};

export const allergyTest: SeedEntry = {
  key: 'allergy-test',
  shared: { icon: 'lucide:flower-2', durationMinutes: 40, order: 8 },
  en: {
    name: 'Allergy skin-prick test',
    everydayWords: 'allergy skin test, allergies, sneezing',
    summary:
      'Small drops on the forearm show within twenty minutes what your nose reacts to: dust mites, pollens, animals, moulds.',
    description: `A row of small drops is placed on the forearm, and the skin under each is touched with a fine tip. If you are allergic to one of them, an itchy bump like a mosquito bite appears within a quarter of an hour and fades soon afterwards.

## What it is good for

- Finding out whether the nose trouble is an allergy at all
- Knowing what to avoid, and what you need not avoid
- Planning a longer treatment that trains the immune system

A positive test alone is not a diagnosis: the doctor puts it beside your story. You stay with us for half an hour after the test, since **a stronger reaction is rare but must be treated at once**, and we are equipped for that.`,
    preparation:
      'Stop antihistamine tablets and syrups five to seven days before, but only after asking the doctor who prescribed them; keep taking asthma medicines. Nasal steroid sprays may stay. No cream on the forearms on the day. Tell us about pregnancy, heart medicines of the beta-blocker kind, or a severe reaction in the past: the test may have to wait.',
  },
  ar: {
    name: 'اختبار الحساسية بوخز الجلد',
    everydayWords: 'تحليل حساسية، اختبار حساسية، عطس',
    summary:
      'قطرات صغيرة على الساعد تبين في عشرين دقيقة ما يهيج أنفك: عث الغبار، وحبوب اللقاح، والحيوانات، والعفن.',
    description: `يوضع على الساعد صف من القطرات الصغيرة، ويُلمس الجلد تحت كل قطرة بسن دقيق. فإذا كانت لديك حساسية من إحداها ظهر خلال ربع ساعة انتفاخ يحك كلسعة البعوض ثم اختفى سريعًا.

## فيم يفيد؟

- معرفة هل متاعب الأنف حساسية من الأساس
- معرفة ما عليك تجنبه، وما لا حاجة بك إلى تجنبه
- التخطيط لعلاج أطول يدرب جهاز المناعة

والنتيجة الإيجابية وحدها ليست تشخيصًا، بل يقرؤها الطبيب مع قصتك. وتبقى معنا نصف ساعة بعد الاختبار، لأن **رد الفعل الشديد نادر لكنه يستوجب علاجًا فوريًّا**، ونحن مجهزون لذلك.`,
    preparation:
      'أوقف أقراص الحساسية وشرابها قبل الاختبار بخمسة إلى سبعة أيام، بعد سؤال الطبيب الذي وصفها، واستمر في أدوية الربو. لا مانع من بخاخات الكورتيزون للأنف. لا تضع كريمًا على الساعدين في يوم الاختبار. وأخبرنا بالحمل، أو بأدوية القلب من نوع حاصرات بيتا، أو برد فعل شديد سابق، فقد يلزم تأجيل الاختبار.',
  },
  relations: { specialties: ['allergy'] },
  pictures: {
    images: [
      {
        file: 'services/allergy-test',
        en: 'A forearm with two rows of small test drops',
        ar: 'ساعد عليه صفان من قطرات اختبار صغيرة',
      },
      {
        file: 'services/allergy-test-2',
        en: 'Small bottles of test extracts with pollen in the air',
        ar: 'زجاجات صغيرة لمستخلصات الاختبار وحبوب لقاح في الهواء',
      },
    ],
  },
};
