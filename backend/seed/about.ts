import type { SeedEntry } from './entry';

export const about: SeedEntry = {
  key: 'about',
  en: {
    title: 'Who we are',
    intro:
      'Nabra is a group of three ear, nose and throat clinics in New Cairo, Dokki and Alexandria. We are twelve doctors, with audiologists, nurses and people at the telephone, and one habit in common: we listen before we look.',
    story: `## How it began

In 2004 a hearing doctor, a surgeon and an engineer rented four rooms on the second floor of a house in Dokki. They had met in a hospital corridor, waiting with their own parents, and had agreed on what was missing there: somebody who explains.

The first clinic had one microscope and two chairs for patients. The second chair was for whoever had come along, because **people remember half of what a doctor says, and their sister remembers the other half.** There are still two chairs in every room.

## How we grew

Alexandria followed when Dr Tarek Elnaggar went home to it and wanted to work no differently there. New Cairo came last, with the hearing and balance laboratories that the old rooms could not hold. Each branch has its own character, and all three share one file: what was found in one place can be read in the others.

## What we hold to

- The patient finishes the sentence.
- A test is done when its result would change something.
- Prices are said before, not after.
- Mistakes are told to the patient first, and then to all of us on Wednesdays.
- When somebody else can help you better, we give you the name.

## What we do not do

We do not promise cures, we do not advertise operations, and we are not an emergency department. **If you cannot breathe, are bleeding heavily or have signs of a stroke, call 123.**`,
    whyChooseUsHeading: {
      title: 'What you can hold us to',
      text: 'Four promises that our own staff are asked about every month.',
    },
    whyChooseUs: [
      {
        title: 'A second chair',
        text: 'Bring whoever helps you to listen. The visit is for both of you.',
        icon: 'lucide:users',
      },
      {
        title: 'A written plan',
        text: 'Nobody leaves with only a prescription. You take home what, why and until when.',
        icon: 'lucide:file-text',
      },
      {
        title: 'One file in three branches',
        text: 'Your hearing test from Alexandria can be read in Dokki, by those who treat you and nobody else.',
        icon: 'lucide:lock',
      },
      {
        title: 'An answer to every complaint',
        text: 'Write to us and a person answers, by telephone if you like, within three working days.',
        icon: 'lucide:message-circle',
      },
    ],
    foundersHeading: {
      title: 'The three who began',
      text: 'A hearing doctor, a surgeon and an engineer, and what each of them brought.',
    },
    doctorsHeading: {
      title: 'Some of the doctors you may meet',
      text: 'Twelve in all, for ears, noses, throats and everything between them.',
    },
    branchesHeading: {
      title: 'Where you find us',
      text: 'Each branch has its own telephone, and all three share your file.',
    },
    reviewsHeading: {
      title: 'What patients tell us',
      text: 'From the cards that lie on the desk of every branch.',
    },
    faqsHeading: {
      title: 'Asked before a first visit',
      text: 'The questions we hear most often on the telephone.',
    },
    seo: {
      metaTitle: 'Who we are: the story of Nabra ENT Clinics',
      metaDescription:
        'Three ear, nose and throat clinics in Egypt, founded in Dokki in 2004 by a hearing doctor, a surgeon and an engineer who thought doctors should explain.',
    },
  },
  ar: {
    title: 'من نحن',
    intro:
      'نبرة ثلاث عيادات للأنف والأذن والحنجرة في القاهرة الجديدة والدقي والإسكندرية. نحن اثنا عشر طبيبًا وطبيبة، معنا اختصاصيو سمعيات وتمريض وزملاء على الهاتف، وتجمعنا عادة واحدة: أن نصغي قبل أن نفحص.',
    story: `## كيف بدأنا؟

في عام 2004 استأجرت طبيبة سمع وجرّاح ومهندس أربع غرف في الطابق الثاني من بيت في الدقي. كان الثلاثة قد التقوا في ممر مستشفى ينتظرون مع آبائهم وأمهاتهم، واتفقوا على ما ينقص المكان: أن يوجد من يشرح.

لم يكن في العيادة الأولى إلا ميكروسكوب واحد وكرسيان لكل مريض. أما الكرسي الثاني فلمن جاء معه، لأن **المرء يتذكر نصف ما يقوله الطبيب، وأخته تتذكر النصف الآخر.** وما زال في كل غرفة كرسيان.

## كيف كبرنا؟

جاءت الإسكندرية حين عاد إليها الدكتور طارق النجار وأراد أن يعمل فيها بالطريقة نفسها. ثم جاءت القاهرة الجديدة ومعها معملا السمع والاتزان اللذان لم تتسع لهما الغرف القديمة. ولكل فرع طابعه، ويجمع الفروع كلها ملف واحد: ما يُكتشف في أحدها يُقرأ في غيره.

## ما نلتزم به

- المريض يكمل جملته.
- لا نُجري فحصًا إلا إذا كانت نتيجته ستغير شيئًا.
- الأسعار تُقال قبل الخدمة لا بعدها.
- إذا أخطأنا أخبرنا المريض أولًا، ثم أخبر بعضنا بعضًا يوم الأربعاء.
- وإذا كان غيرنا أقدر على نفعك أعطيناك اسمه.

## ما لا نفعله

لا نعد بالشفاء، ولا نعلن عن عمليات، ولسنا قسم طوارئ. **إذا عجزت عن التنفس أو نزفت بغزارة أو ظهرت عليك علامات جلطة في المخ فاتصل على 123.**`,
    whyChooseUsHeading: {
      title: 'حاسبونا على هذا',
      text: 'أربعة وعود نسأل عنها العاملين لدينا كل شهر.',
    },
    whyChooseUs: [
      {
        title: 'كرسي ثانٍ',
        text: 'اصطحب من يعينك على الإصغاء، فالزيارة لكما معًا.',
        icon: 'lucide:users',
      },
      {
        title: 'خطة مكتوبة',
        text: 'لا يخرج أحد بروشتة فقط، بل يأخذ معه خطة مكتوبة: ماذا يفعل، ولماذا، وإلى متى.',
        icon: 'lucide:file-text',
      },
      {
        title: 'ملف واحد في ثلاثة فروع',
        text: 'قياس سمعك الذي أُجري في الإسكندرية يُقرأ في الدقي، ولا يقرؤه إلا من يعالجك.',
        icon: 'lucide:lock',
      },
      {
        title: 'رد على كل شكوى',
        text: 'اكتب إلينا يرد عليك شخص لا رسالة آلية، وبالهاتف إن أحببت، خلال ثلاثة أيام عمل.',
        icon: 'lucide:message-circle',
      },
    ],
    foundersHeading: {
      title: 'الثلاثة الذين بدأوا',
      text: 'طبيبة سمع وجرّاح ومهندس، وما حمله كل منهم معه.',
    },
    doctorsHeading: {
      title: 'تعرّف على أطبائنا',
      text: 'اثنا عشر طبيبًا وطبيبة للأذن والأنف والحنجرة وما بينها.',
    },
    branchesHeading: {
      title: 'أين تجدنا؟',
      text: 'لكل فرع هاتفه، ويجمع الفروع الثلاثة ملفك الواحد.',
    },
    reviewsHeading: {
      title: 'ماذا يقول مرضانا؟',
      text: 'من البطاقات التي يكتبها المرضى عند الاستقبال في كل فرع.',
    },
    faqsHeading: {
      title: 'أسئلة قبل الزيارة الأولى',
      text: 'أكثر ما نُسأل عنه على الهاتف.',
    },
    seo: {
      metaTitle: 'من نحن: قصة عيادات نبرة للأنف والأذن والحنجرة',
      metaDescription:
        'ثلاث عيادات للأنف والأذن والحنجرة في مصر، أسستها في الدقي عام 2004 طبيبة سمع وجرّاح ومهندس رأوا أن من واجب الطبيب أن يشرح.',
    },
  },
  relations: {
    doctors: ['hala-mansour', 'karim-shawky', 'nadia-fahmy', 'tarek-elnaggar'],
    faqs: ['first-visit', 'confirmation', 'contracts', 'children-alone'],
    founders: ['laila-hosny', 'adel-rizk', 'hisham-nour'],
    branches: ['new-cairo', 'dokki', 'alexandria'],
    reviews: ['mona', 'ahmed', 'mahmoud', 'nourhan', 'samia', 'mary'],
  },
  pictures: {
    images: [
      {
        file: 'about/about-1',
        en: 'The three founders of the clinic',
        ar: 'مؤسسو العيادة الثلاثة',
      },
      {
        file: 'about/about-2',
        en: 'A calm waiting room with plants and a view of the sea',
        ar: 'قاعة انتظار هادئة فيها نباتات وتطل على البحر',
      },
      {
        file: 'about/about-3',
        en: 'An ear drawn on paper to explain a finding, a pen and a cup of tea',
        ar: 'أذن مرسومة على ورقة للشرح وبجوارها قلم وكوب شاي',
      },
    ],
    faqImage: {
      file: 'about/faq',
      en: 'Two speech bubbles, one with a voice wave and one with a calm answer',
      ar: 'فقاعتا حوار، في إحداهما موجة صوت وفي الأخرى جواب هادئ',
    },
  },
};
