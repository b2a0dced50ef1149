import { type EntryWords, field } from '../field-words';
import { icon, pageTitle, picture } from './common';

export const pageParts: Record<string, EntryWords> = {
  'site.slide': {
    name: { en: 'Slide', ar: 'شريحة' },
    fields: {
      title: field('Title', 'العنوان', 'A short sentence.', 'جملة قصيرة.'),
      text: field('Text', 'النص', 'One or two sentences.', 'جملة أو جملتان.'),
      linkLabel: field(
        'Words of the button',
        'كلمات الزر',
        'Such as “Book an appointment”.',
        'مثل «احجز موعدًا».',
      ),
      linkPath: field(
        'Where it leads',
        'إلى أين يقود',
        'A path without language, such as /booking.',
        'مسار دون اللغة، مثل ‎/booking‎.',
      ),
      image: picture('Wide.', 'عرضية.'),
    },
  },
  'site.who-we-are': {
    name: { en: 'Who we are', ar: 'من نحن' },
    fields: {
      title: field('Title', 'العنوان', 'A short sentence.', 'جملة قصيرة.'),
      text: field('Text', 'النص', 'A paragraph.', 'فقرة.'),
      image: picture('Beside the text.', 'بجانب النص.'),
      stats: field(
        'Figures',
        'أرقام',
        'Only what is true, such as “25 years”.',
        'الصحيح فقط، مثل «25 عامًا».',
      ),
    },
  },
  'site.stat': {
    name: { en: 'Figure', ar: 'رقم' },
    fields: {
      value: field(
        'Number',
        'الرقم',
        'As it is shown, such as 25 or 40,000+.',
        'كما يظهر، مثل 25 أو ‎40,000+‎.',
      ),
      label: field('Of what', 'ماذا يعدّ', 'Such as “years of experience”.', 'مثل «عامًا من الخبرة».'),
      image: picture('A small drawing.', 'رسم صغير.'),
    },
  },
  'site.reason': {
    name: { en: 'Reason', ar: 'سبب' },
    fields: {
      title: field('Title', 'العنوان', 'A few words.', 'بضع كلمات.'),
      text: field('Text', 'النص', 'One sentence that can be checked.', 'جملة يمكن التحقق منها.'),
      icon,
    },
  },
  'site.booking-banner': {
    name: { en: 'Booking banner', ar: 'شريط الحجز' },
    fields: {
      title: field('Title', 'العنوان', 'An invitation.', 'دعوة.'),
      text: field('Text', 'النص', 'What happens after booking.', 'ما يحدث بعد الحجز.'),
      cards: field('Cards', 'البطاقات', 'The ways into the booking.', 'طرق الحجز.'),
      image: picture('Beside the cards.', 'بجانب البطاقات.'),
    },
  },
  'site.banner-card': {
    name: { en: 'Banner card', ar: 'بطاقة الشريط' },
    fields: {
      title: field('Title', 'العنوان', 'Such as “By doctor”.', 'مثل «بالطبيب».'),
      text: field('Text', 'النص', 'One sentence.', 'جملة واحدة.'),
      linkPath: field(
        'Where it leads',
        'إلى أين تقود',
        'A path without language, such as /booking?by=doctor.',
        'مسار دون اللغة، مثل ‎/booking?by=doctor‎.',
      ),
      icon,
      image: picture('A small drawing.', 'رسم صغير.'),
    },
  },
  'site.heading': {
    name: { en: 'Section heading', ar: 'عنوان قسم' },
    fields: {
      title: field('Heading', 'العنوان', 'A few words.', 'بضع كلمات.'),
      text: field('Sentence below', 'جملة تحته', 'Can be empty.', 'يمكن تركها فارغة.'),
    },
  },
  'site.page-intro': {
    name: { en: 'Page introduction', ar: 'مقدمة صفحة' },
    fields: {
      title: pageTitle,
      text: field(
        'Introduction',
        'المقدمة',
        'One or two sentences below the heading.',
        'جملة أو جملتان تحت العنوان.',
      ),
      metaTitle: field(
        'Title in search results',
        'العنوان في نتائج البحث',
        'Up to 60 letters. Empty: the heading.',
        'حتى 60 حرفًا. إن تُرك فارغًا فعنوان الصفحة.',
      ),
      metaDescription: field(
        'Description in search results',
        'الوصف في نتائج البحث',
        'Up to 160 letters.',
        'حتى 160 حرفًا.',
      ),
    },
  },
  'site.seo': {
    name: { en: 'Search engines', ar: 'محركات البحث' },
    fields: {
      metaTitle: field(
        'Title in search results',
        'العنوان في نتائج البحث',
        'Up to 60 letters.',
        'حتى 60 حرفًا.',
      ),
      metaDescription: field(
        'Description in search results',
        'الوصف في نتائج البحث',
        'Up to 160 letters.',
        'حتى 160 حرفًا.',
      ),
      openGraph: field(
        'When the page is shared',
        'عند مشاركة الصفحة',
        'Empty: the same as above, with a picture that is made.',
        'إن تُرك فارغًا استُخدم ما فوقه مع صورة تُصنع.',
      ),
    },
  },
  'site.open-graph': {
    name: { en: 'Open graph', ar: 'رابط مشترك' },
    fields: {
      ogTitle: field(
        'Title',
        'العنوان',
        'Empty: the title in search results.',
        'إن تُرك فارغًا فعنوان نتائج البحث.',
      ),
      ogDescription: field(
        'Description',
        'الوصف',
        'Empty: the description in search results.',
        'إن تُرك فارغًا فوصف نتائج البحث.',
      ),
      ogImage: picture(
        '1200 by 630 points. Empty: one is made.',
        '1200 في 630 نقطة. إن تُركت فارغة صُنعت صورة.',
      ),
      ogUrl: field(
        'Address',
        'العنوان الإلكتروني',
        'Leave it empty: it is the page’s own.',
        'اتركه فارغًا: هو عنوان الصفحة نفسها.',
      ),
    },
  },
  'site.social-link': {
    name: { en: 'Social network', ar: 'وسيلة تواصل' },
    fields: {
      platform: field('Network', 'الشبكة', 'Decides the icon.', 'تحدد الرمز.'),
      url: field(
        'Address',
        'العنوان',
        'The clinic’s own page, beginning with https://.',
        'صفحة العيادة، وتبدأ بـ ‎https://‎.',
      ),
    },
  },
};
