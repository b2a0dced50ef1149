import type { SeedEntry } from './entry';
import { previewPicture } from './main-info';

export const home: SeedEntry = {
  key: 'home',
  en: {
    slider: [
      {
        title: 'Hear clearly. Breathe easily. Speak freely.',
        text: 'Twelve ear, nose and throat doctors in three branches. Choose one, see the real free times, and book in two minutes without an account.',
        linkLabel: 'Book a visit',
        linkPath: '/booking',
      },
      {
        title: 'A gentle place for small ears',
        text: 'Earache at night, tonsils, noisy breathing, late words: our children’s doctors take the time to explain, to you and to your child.',
        linkLabel: 'Meet our doctors',
        linkPath: '/doctors',
      },
      {
        title: 'Is the room spinning?',
        text: 'Many kinds of vertigo can be told apart in one visit, and some can be eased in the same one. Our balance team tests first and treats after.',
        linkLabel: 'Meet the balance team',
        linkPath: '/doctors?specialty=5',
      },
    ],
    whoWeAre: {
      title: 'A clinic group that begins by listening',
      text: 'Nabra is Arabic for the tone of a voice. Three colleagues opened the first clinic in Dokki in 2004 with one wish: that nobody should leave without understanding what they have and what comes next. Today we are twelve doctors in three branches, with our own hearing, balance, voice and allergy tests. We still draw the ear on paper for you, we say what a treatment can do and what it cannot, and we do not suggest an operation before simpler steps have had their turn.',
      stats: [
        { value: '3', label: 'branches in Cairo, Giza and Alexandria' },
        { value: '12', label: 'doctors, six women and six men' },
        { value: '8', label: 'specialties of the ear, nose and throat' },
        { value: '2004', label: 'the year we opened in Dokki' },
      ],
    },
    whyChooseUsHeading: {
      title: 'Why people come back to Nabra',
      text: 'Small things, done every time.',
    },
    whyChooseUs: [
      {
        title: 'Real times, not requests into the void',
        text: 'The free times you see are the doctor’s own. The one you choose is held for you while we phone to confirm it.',
        icon: 'lucide:calendar-clock',
      },
      {
        title: 'Tests in the same building',
        text: 'Hearing, pressure, balance, voice and allergy tests are done where you see the doctor, often on the same day.',
        icon: 'lucide:audio-lines',
      },
      {
        title: 'Explained in your language',
        text: 'In Arabic or English, in plain words, with a drawing where a drawing helps, and a written plan to take home.',
        icon: 'lucide:languages',
      },
      {
        title: 'Surgery is not the first answer',
        text: 'We try what is simpler first, and we say honestly when an operation is likely to help and when it is not.',
        icon: 'lucide:shield-check',
      },
      {
        title: 'Made for children too',
        text: 'Separate waiting rooms, smaller instruments, and doctors who examine the teddy bear first.',
        icon: 'lucide:baby',
      },
      {
        title: 'Company and syndicate contracts',
        text: 'Send a picture of your card with the booking. We check it before you arrive, so there are no surprises at the desk.',
        icon: 'lucide:heart-handshake',
      },
    ],
    bookingBanner: {
      title: 'How would you like to begin?',
      text: 'Start with the doctor you trust or with the branch nearest to you. Both ways end at a real time.',
      cards: [
        {
          title: 'I know my doctor',
          text: 'Choose a doctor and see the free times in every branch.',
          linkPath: '/booking?by=doctor',
        },
        {
          title: 'I want the nearest branch',
          text: 'Choose a branch and see which doctor can see you first.',
          linkPath: '/booking?by=branch',
        },
      ],
    },
    specialtiesHeading: {
      title: 'What we look after',
      text: 'Eight specialties that work together, because the ear, the nose and the throat are joined too.',
    },
    doctorsHeading: {
      title: 'Doctors and their next free times',
      text: 'Each card shows the first time you could come.',
    },
    branchesHeading: {
      title: 'Three branches, one file',
      text: 'Your results are at hand in whichever branch you visit.',
    },
    reviewsHeading: {
      title: 'In our patients’ words',
      text: 'We ask every patient the same question: what should we have done better?',
    },
    faqsHeading: {
      title: 'Questions people ask before the first visit',
      text: 'If yours is not here, call or write to us on WhatsApp.',
    },
    seo: {
      metaTitle: 'Nabra ENT Clinics: book an ear, nose and throat doctor',
      metaDescription:
        'Twelve ear, nose and throat doctors in New Cairo, Dokki and Alexandria. See real free times and book in two minutes without an account.',
      openGraph: {
        ogTitle: 'Hear clearly. Breathe easily. Speak freely.',
        ogDescription:
          'Twelve ENT doctors in three branches in Egypt. See the real free times and book in two minutes.',
      },
    },
  },
  ar: {
    slider: [
      {
        title: 'سمعٌ أوضح، ونَفَسٌ أسهل، وصوتٌ أصفى',
        text: 'اثنا عشر طبيبًا وطبيبة للأنف والأذن والحنجرة في ثلاثة فروع. اختر طبيبك واطلع على المواعيد المتاحة فعلًا، واحجز في دقيقتين دون إنشاء حساب.',
        linkLabel: 'احجز موعدًا',
        linkPath: '/booking',
      },
      {
        title: 'رفقٌ بالآذان الصغيرة',
        text: 'ألم الأذن ليلًا، واللوزتان، والتنفس بصوت مسموع، وتأخر الكلام: أطباء الأطفال لدينا يشرحون لك ولطفلك على مهل.',
        linkLabel: 'تعرّف على أطبائنا',
        linkPath: '/doctors',
      },
      {
        title: 'هل تدور بك الدنيا؟',
        text: 'كثير من أنواع الدوار يمكن التمييز بينها في زيارة واحدة، وبعضها يمكن تخفيفه في الزيارة نفسها. وفريق الاتزان لدينا يفحص قبل أن يعالج.',
        linkLabel: 'تعرّف على فريق الاتزان',
        linkPath: '/doctors?specialty=5',
      },
    ],
    whoWeAre: {
      title: 'عيادات تبدأ بالإصغاء إليك',
      text: 'أخذنا اسمنا من نبرة الصوت، فهي أول ما يسمعه الطبيب من مريضه. افتتح ثلاثة زملاء عيادتهم الأولى في الدقي عام 2004 وغايتهم ألا يخرج أحد من عندهم قبل أن يفهم ما به وما الخطوة التالية. واليوم يعمل في فروعنا الثلاثة اثنا عشر طبيبًا وطبيبة، وتُجرى فيها اختبارات السمع والاتزان والصوت والحساسية. وما زلنا نرسم الأذن على الورق لنشرح، ونقول بصراحة ما يستطيعه العلاج وما لا يستطيعه، ولا نقترح جراحة قبل أن تأخذ الخطوات الأبسط فرصتها.',
      stats: [
        { value: '3', label: 'فروع في القاهرة والجيزة والإسكندرية' },
        { value: '12', label: 'طبيبًا وطبيبة: ست طبيبات وستة أطباء' },
        { value: '8', label: 'تخصصات في الأنف والأذن والحنجرة' },
        { value: '2004', label: 'عام افتتاح فرعنا الأول في الدقي' },
      ],
    },
    whyChooseUsHeading: {
      title: 'لماذا يعود المرضى إلى نبرة؟',
      text: 'تفاصيل صغيرة نحرص عليها في كل زيارة.',
    },
    whyChooseUs: [
      {
        title: 'مواعيد حقيقية',
        text: 'المواعيد التي تراها هي مواعيد الطبيب نفسه. وما تختاره منها نحجزه لك إلى أن نتصل بك لتأكيده.',
        icon: 'lucide:calendar-clock',
      },
      {
        title: 'الفحوصات في المكان نفسه',
        text: 'اختبارات السمع وضغط الأذن والاتزان والصوت والحساسية تُجرى حيث تقابل الطبيب، وفي اليوم نفسه غالبًا.',
        icon: 'lucide:audio-lines',
      },
      {
        title: 'شرحٌ بلغتك',
        text: 'بالعربية أو الإنجليزية، وبكلمات بسيطة ورسم حيث يفيد الرسم، ومعها خطة مكتوبة تأخذها إلى بيتك.',
        icon: 'lucide:languages',
      },
      {
        title: 'الجراحة ليست أول الحلول',
        text: 'نبدأ بالأبسط، ونصارحك متى تفيدك العملية ومتى لا تفيدك.',
        icon: 'lucide:shield-check',
      },
      {
        title: 'وللأطفال مكانهم',
        text: 'قاعات انتظار منفصلة، وأدوات أصغر، وأطباء يفحصون الدمية قبل صاحبها.',
        icon: 'lucide:baby',
      },
      {
        title: 'تعاقدات الشركات والنقابات',
        text: 'أرسل صورة بطاقتك مع الحجز، فنراجعها قبل وصولك، ولا يفاجئك شيء عند الاستقبال.',
        icon: 'lucide:heart-handshake',
      },
    ],
    bookingBanner: {
      title: 'من أين تحب أن تبدأ؟',
      text: 'ابدأ بالطبيب الذي تثق به أو بالفرع الأقرب إليك، وفي الحالتين تصل إلى موعد حقيقي.',
      cards: [
        {
          title: 'أعرف طبيبي',
          text: 'اختر الطبيب واطلع على مواعيده المتاحة في كل الفروع.',
          linkPath: '/booking?by=doctor',
        },
        {
          title: 'أريد أقرب فرع',
          text: 'اختر الفرع لترى أيّ طبيب يستطيع استقبالك أولًا.',
          linkPath: '/booking?by=branch',
        },
      ],
    },
    specialtiesHeading: {
      title: 'ما الذي نعتني به؟',
      text: 'ثمانية تخصصات يكمل بعضها بعضًا، كما تتصل الأذن بالأنف والحنجرة.',
    },
    doctorsHeading: {
      title: 'أطباؤنا وأقرب مواعيدهم',
      text: 'مع كل طبيب أول موعد يمكنك الحضور فيه.',
    },
    branchesHeading: {
      title: 'ثلاثة فروع وملف واحد',
      text: 'نتائجك حاضرة أيًّا كان الفرع الذي تزوره.',
    },
    reviewsHeading: {
      title: 'ماذا يقول مرضانا؟',
      text: 'نسأل كل مريض السؤال نفسه: ما الذي كان يمكننا أن نفعله بشكل أفضل؟',
    },
    faqsHeading: {
      title: 'أسئلة قبل الزيارة الأولى',
      text: 'إن لم تجد سؤالك هنا فاتصل بنا أو راسلنا على واتساب.',
    },
    seo: {
      metaTitle: 'عيادات نبرة: احجز موعدك مع طبيب الأنف والأذن والحنجرة',
      metaDescription:
        'اثنا عشر طبيبًا وطبيبة للأنف والأذن والحنجرة في القاهرة الجديدة والدقي والإسكندرية. مواعيد حقيقية وحجز في دقيقتين دون إنشاء حساب.',
      openGraph: {
        ogTitle: 'سمعٌ أوضح، ونَفَسٌ أسهل، وصوتٌ أصفى',
        ogDescription:
          'اثنا عشر طبيبًا وطبيبة للأنف والأذن والحنجرة في ثلاثة فروع. اطلع على المواعيد المتاحة واحجز في دقيقتين.',
      },
    },
  },
  pictures: {
    'slider.0.image': {
      file: 'home/slide-1',
      en: 'A woman by the Nile: sound reaches her ear, breath leaves her nose',
      ar: 'سيدة على ضفة النيل: الصوت يصل إلى أذنها والنَّفَس يخرج من أنفها',
    },
    'slider.1.image': {
      file: 'home/slide-2',
      en: 'A doctor and a laughing boy with his teddy bear',
      ar: 'طبيبة وطفل ضاحك مع دميته',
    },
    'slider.2.image': {
      file: 'home/slide-3',
      en: 'A woman with vertigo: the room seems to circle around her',
      ar: 'سيدة تشعر بأن الغرفة تدور من حولها',
    },
    'whoWeAre.image': {
      file: 'home/who-we-are',
      en: 'Three doctors of the group side by side',
      ar: 'ثلاثة من أطباء المجموعة جنبًا إلى جنب',
    },
    'whoWeAre.stats.0.image': {
      file: 'home/stat-1',
      en: 'A building with a map pin',
      ar: 'مبنى وعلامة موقع',
    },
    'whoWeAre.stats.1.image': {
      file: 'home/stat-2',
      en: 'A doctor with a stethoscope',
      ar: 'طبيب بسماعة طبية',
    },
    'whoWeAre.stats.2.image': {
      file: 'home/stat-3',
      en: 'An ear with sound waves',
      ar: 'أذن وأمواج صوت',
    },
    'whoWeAre.stats.3.image': {
      file: 'home/stat-4',
      en: 'A calendar with a small heart',
      ar: 'تقويم وقلب صغير',
    },
    'bookingBanner.image': {
      file: 'home/booking-banner',
      en: 'A calendar with one chosen day, sound waves on both sides',
      ar: 'تقويم فيه يوم مختار وعلى جانبيه أمواج صوتية',
    },
    'bookingBanner.cards.0.image': {
      file: 'home/booking-card-doctor',
      en: 'A doctor beside a calendar with a chosen day',
      ar: 'طبيبة بجوار تقويم فيه يوم مختار',
    },
    'bookingBanner.cards.1.image': {
      file: 'home/booking-card-branch',
      en: 'A branch of the clinic with a map pin in front',
      ar: 'فرع من فروع العيادة وأمامه علامة موقع',
    },
    'seo.openGraph.ogImage': previewPicture,
  },
};
