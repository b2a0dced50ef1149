import { type EntryWords, field } from '../field-words';
import { pageTitle, phone, picture, seo, whatsapp } from './common';

const heading = (en: string, ar: string) =>
  field(
    en,
    ar,
    'Heading and a sentence above this part of the page.',
    'عنوان وجملة فوق هذا الجزء من الصفحة.',
  );

const effectiveOn = field('In force since', 'سارٍ منذ', 'Shown above the text.', 'يظهر فوق النص.');
const legalText = field('Text', 'النص', 'Let a lawyer read it.', 'اعرضه على محامٍ.');

/** An entry of the page introductions: which page it is for. */
const intro = (en: string, ar: string) =>
  field(en, ar, 'Title and introduction of this page.', 'عنوان هذه الصفحة ومقدمتها.');

export const pages: Record<string, EntryWords> = {
  'api::main-info.main-info': {
    name: { en: 'Main information', ar: 'المعلومات الأساسية' },
    fields: {
      siteName: field(
        'Name of the clinic',
        'اسم العيادة',
        'In full, as in titles and mails.',
        'كاملًا كما في العناوين والرسائل.',
      ),
      shortName: field(
        'Short name',
        'الاسم المختصر',
        'Beside the logo and on a phone’s home screen.',
        'بجانب الشعار وعلى شاشة الهاتف.',
      ),
      tagline: field(
        'Line below the name',
        'السطر تحت الاسم',
        'What the clinic is, in a few words.',
        'ما هي العيادة في كلمات.',
      ),
      medicalSpecialty: field(
        'Specialty for search engines',
        'التخصص لمحركات البحث',
        'Of the list of schema.org; no page shows it.',
        'من قائمة schema.org، ولا يظهر في أي صفحة.',
      ),
      phone,
      whatsapp,
      email: field('E-mail', 'البريد الإلكتروني', 'Where patients can write to.', 'ما يكتب إليه المرضى.'),
      emergencyNote: field(
        'In an emergency',
        'في الطوارئ',
        'Shown where somebody might need help at once.',
        'يظهر حيث قد يحتاج أحد إلى مساعدة فورية.',
      ),
      footerText: field(
        'Text at the foot',
        'نص أسفل الصفحة',
        'One or two sentences on every page.',
        'جملة أو جملتان في كل صفحة.',
      ),
      socialMedia: field(
        'Social networks',
        'وسائل التواصل',
        'Shown at the foot of every page.',
        'تظهر أسفل كل صفحة.',
      ),
      seo,
    },
  },
  'api::home.home': {
    name: { en: 'Home page', ar: 'الصفحة الرئيسية' },
    fields: {
      slider: field(
        'Slides',
        'الشرائح',
        'The first one is the promise of the clinic and is seen at once.',
        'الأولى وعد العيادة وتُرى فورًا.',
      ),
      whoWeAre: field('Who we are', 'من نحن', 'A text, a picture and figures.', 'نص وصورة وأرقام.'),
      whyChooseUsHeading: heading('Above the reasons', 'فوق الأسباب'),
      whyChooseUs: field(
        'Reasons',
        'الأسباب',
        'Why patients come; three or four.',
        'لماذا يأتي المرضى؛ ثلاثة أو أربعة.',
      ),
      specialtiesHeading: heading('Above the specialties', 'فوق التخصصات'),
      doctorsHeading: heading('Above the doctors', 'فوق الأطباء'),
      bookingBanner: field(
        'Booking banner',
        'شريط الحجز',
        'A picture and the ways into the booking.',
        'صورة وطرق الحجز.',
      ),
      branchesHeading: heading('Above the branches', 'فوق الفروع'),
      reviewsHeading: heading('Above the reviews', 'فوق آراء المرضى'),
      faqsHeading: heading('Above the questions', 'فوق الأسئلة'),
      seo,
    },
  },
  'api::about.about': {
    name: { en: 'Who we are page', ar: 'صفحة من نحن' },
    fields: {
      title: pageTitle,
      intro: field('Introduction', 'المقدمة', 'Two or three sentences.', 'جملتان أو ثلاث.'),
      images: field('Pictures', 'الصور', 'Shown beside the story.', 'تظهر بجانب القصة.'),
      story: field('Story', 'القصة', 'How the clinic came to be.', 'كيف نشأت العيادة.'),
      foundersHeading: heading('Above the founders', 'فوق المؤسسين'),
      founders: field('Founders', 'المؤسسون', 'Who is shown, in this order.', 'من يظهر، بهذا الترتيب.'),
      whyChooseUsHeading: heading('Above the reasons', 'فوق الأسباب'),
      whyChooseUs: field('Reasons', 'الأسباب', 'Three or four.', 'ثلاثة أو أربعة.'),
      doctorsHeading: heading('Above the doctors', 'فوق الأطباء'),
      doctors: field('Doctors', 'الأطباء', 'Who is shown here.', 'من يظهر هنا.'),
      branchesHeading: heading('Above the branches', 'فوق الفروع'),
      branches: field('Branches', 'الفروع', 'Which are shown here.', 'ما يظهر هنا منها.'),
      reviewsHeading: heading('Above the reviews', 'فوق آراء المرضى'),
      reviews: field('Reviews', 'آراء المرضى', 'Which are shown here.', 'ما يظهر هنا منها.'),
      faqsHeading: heading('Above the questions', 'فوق الأسئلة'),
      faqs: field('Questions', 'الأسئلة', 'Which are shown here.', 'ما يظهر هنا منها.'),
      faqImage: picture('Beside the questions.', 'بجانب الأسئلة.'),
      seo,
    },
  },
  'api::page-intro.page-intro': {
    name: { en: 'Page introductions', ar: 'مقدمات الصفحات' },
    fields: {
      doctors: intro('Doctors', 'الأطباء'),
      branches: intro('Branches', 'الفروع'),
      services: intro('Services', 'الخدمات'),
      blog: intro('Blog', 'المدونة'),
      faq: intro('Questions', 'الأسئلة الشائعة'),
      contact: intro('Contact', 'اتصل بنا'),
      booking: intro('Booking', 'الحجز'),
      offers: intro('Offers', 'العروض'),
      jobs: intro('Jobs', 'الوظائف'),
    },
  },
  'api::privacy-policy.privacy-policy': {
    name: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
    fields: { title: pageTitle, effectiveOn, body: legalText, seo },
  },
  'api::terms-and-conditions.terms-and-conditions': {
    name: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
    fields: { title: pageTitle, effectiveOn, body: legalText, seo },
  },
};
