import type { SeedEntry } from './entry';

export const pageIntro: SeedEntry = {
  key: 'page-intro',
  en: {
    doctors: {
      title: 'Our doctors',
      text: 'Search by name, specialty or branch. Each card shows the next free time, so you know before you choose.',
      metaTitle: 'ENT doctors in New Cairo, Dokki and Alexandria',
      metaDescription:
        'Twelve ear, nose and throat doctors for adults and children. Compare specialties, branches and the next free time, and book online.',
    },
    branches: {
      title: 'Our branches',
      text: 'Three clinics, each with its own telephone and hours. See which is open now and how to get there.',
      metaTitle: 'ENT clinics in New Cairo, Dokki and Alexandria',
      metaDescription:
        'Addresses, telephone numbers, opening hours and directions for our three ear, nose and throat clinics in Egypt.',
    },
    services: {
      title: 'Tests and treatments',
      text: 'What each one is for, how it feels, how long it takes and how to prepare. If you are not sure, begin with a consultation.',
      metaTitle: 'ENT tests and treatments, explained',
      metaDescription:
        'Hearing tests, sinus endoscopy, allergy tests, sleep studies, voice and balance care: what happens, how long it takes and how to prepare.',
    },
    blog: {
      title: 'Good to know',
      text: 'Short, careful reading about ears, noses and throats, written by our doctors. It does not replace a visit, and each piece says when you need one.',
      metaTitle: 'Ear, nose and throat health: articles by our doctors',
      metaDescription:
        'Plain articles about hearing, vertigo, sinusitis, tonsils, snoring and allergy, each with the signs that mean you should see a doctor.',
    },
    faq: {
      title: 'Questions and answers',
      text: 'About booking, contracts, tests and children. If your question is missing, ask us; it may be here next month.',
      metaTitle: 'Questions about booking, contracts and visits',
      metaDescription:
        'How booking and confirmation work, what to bring, which contracts are accepted, and what to expect from tests at our ENT clinics.',
    },
    contact: {
      title: 'Write to us',
      text: 'For questions, praise and complaints. To book or change a visit, the telephone and the booking page are faster. Please do not send medical emergencies or card pictures this way.',
      metaTitle: 'Contact Nabra ENT Clinics',
      metaDescription:
        'Write to our ear, nose and throat clinics, call or use WhatsApp. We answer within three working days.',
    },
    booking: {
      title: 'Book a visit',
      text: 'Choose a doctor or a branch, then a time. No account is needed. We phone you to confirm.',
      metaTitle: 'Book an ENT visit online',
      metaDescription:
        'See the real free times of our ear, nose and throat doctors in New Cairo, Dokki and Alexandria and book in two minutes without an account.',
    },
  },
  ar: {
    doctors: {
      title: 'أطباؤنا',
      text: 'ابحث بالاسم أو التخصص أو الفرع. ومع كل طبيب أقرب موعد متاح، لتعرف قبل أن تختار.',
      metaTitle: 'أطباء أنف وأذن وحنجرة في القاهرة والجيزة والإسكندرية',
      metaDescription:
        'اثنا عشر طبيبًا وطبيبة للأنف والأذن والحنجرة للكبار والأطفال. قارن التخصصات والفروع وأقرب المواعيد واحجز عبر الموقع.',
    },
    branches: {
      title: 'فروعنا',
      text: 'ثلاث عيادات لكل منها هاتفها وساعات عملها. اعرف أيها مفتوح الآن وكيف تصل إليه.',
      metaTitle: 'عيادات أنف وأذن وحنجرة في القاهرة والجيزة والإسكندرية',
      metaDescription:
        'عناوين فروعنا الثلاثة للأنف والأذن والحنجرة وهواتفها وساعات عملها وكيفية الوصول إليها.',
    },
    services: {
      title: 'الفحوصات والعلاجات',
      text: 'لماذا يُجرى كل منها، وبماذا تشعر أثناءه، وكم يستغرق، وكيف تستعد له. وإذا لم تكن متأكدًا فابدأ بالكشف.',
      metaTitle: 'فحوصات الأنف والأذن والحنجرة وعلاجاتها',
      metaDescription:
        'قياس السمع ومنظار الجيوب واختبار الحساسية ودراسة النوم ورعاية الصوت والاتزان: ما الذي يحدث، وكم يستغرق، وكيف تستعد.',
    },
    blog: {
      title: 'معلومات تهمك',
      text: 'قراءات قصيرة متأنية عن الأذن والأنف والحنجرة بأقلام أطبائنا. لا تغني عن زيارة الطبيب، وفي كل منها ما يدلك على وقت الحاجة إليها.',
      metaTitle: 'صحة الأنف والأذن والحنجرة: مقالات بأقلام أطبائنا',
      metaDescription:
        'مقالات ميسرة عن السمع والدوار والجيوب الأنفية واللوزتين والشخير والحساسية، في كل منها العلامات التي تستدعي زيارة الطبيب.',
    },
    faq: {
      title: 'أسئلة وأجوبة',
      text: 'عن الحجز والتعاقدات والفحوصات والأطفال. وإن لم تجد سؤالك فاسألنا، فربما تجده هنا الشهر القادم.',
      metaTitle: 'أسئلة شائعة عن الحجز والتعاقدات والزيارات',
      metaDescription:
        'كيف يتم الحجز والتأكيد، وماذا تحضر معك، وأي التعاقدات مقبولة، وماذا تتوقع من الفحوصات في عيادات الأنف والأذن والحنجرة.',
    },
    contact: {
      title: 'راسلنا',
      text: 'للأسئلة والثناء والشكاوى. أما الحجز وتعديل المواعيد فالهاتف وصفحة الحجز أسرع. ونرجو عدم إرسال الحالات الطارئة أو صور البطاقات من هنا.',
      metaTitle: 'تواصل مع عيادات نبرة',
      metaDescription:
        'راسل عيادات نبرة للأنف والأذن والحنجرة أو اتصل بنا أو تواصل معنا على واتساب. نجيب خلال ثلاثة أيام عمل.',
    },
    booking: {
      title: 'احجز موعدًا',
      text: 'اختر طبيبًا أو فرعًا ثم اختر الوقت. لا حاجة إلى إنشاء حساب، وسنتصل بك لتأكيد الموعد.',
      metaTitle: 'احجز موعدك مع طبيب الأنف والأذن والحنجرة',
      metaDescription:
        'اطلع على المواعيد المتاحة فعلًا لأطباء الأنف والأذن والحنجرة في القاهرة الجديدة والدقي والإسكندرية واحجز في دقيقتين دون حساب.',
    },
  },
};
