import { type EntryWords, field } from '../field-words';
import { everydayWords, order, picture, seo, slug } from './common';

const heading = field(
  'Heading',
  'العنوان',
  'Above this block. Empty: none.',
  'فوق هذا الجزء. إن تُرك فارغًا فلا عنوان.',
);

/** A block that shows entries of a type, in the order chosen. */
const shown = (en: string, ar: string) =>
  field(
    en,
    ar,
    'In this order. What is unpublished later is left out.',
    'بهذا الترتيب. وما أُلغي نشره لاحقًا لا يظهر.',
  );

/** Pages that editors make themselves, and the blocks these are made of. */
export const blockPages: Record<string, EntryWords> = {
  'api::page.page': {
    name: { en: 'Page', ar: 'صفحة' },
    fields: {
      title: field('Title', 'العنوان', 'The heading of the page.', 'عنوان الصفحة.'),
      intro: field(
        'Introduction',
        'المقدمة',
        'One or two sentences below the heading.',
        'جملة أو جملتان تحت العنوان.',
      ),
      image: picture('Wide, at the top of the page. Can be empty.', 'صورة عرضية أعلى الصفحة، ويجوز تركها.'),
      blocks: field(
        'Blocks',
        'أجزاء الصفحة',
        'What the page shows, from top to bottom. Drag to change the order.',
        'ما تعرضه الصفحة من أعلى إلى أسفل. اسحب لتغيير الترتيب.',
      ),
      menu: field(
        'Place in the menus',
        'مكانها في القوائم',
        'Where the site itself leads to it. Empty: found by links and by search.',
        'أين يقود الموقع إليها. إن تُرك فارغًا يُوصل إليها بالروابط والبحث.',
      ),
      order,
      everydayWords,
      slug,
      seo,
    },
  },
  'page-block.text': {
    name: { en: 'Text block', ar: 'نص' },
    fields: {
      heading,
      body: field('Text', 'النص', 'Paragraphs, lists, links.', 'فقرات وقوائم وروابط.'),
    },
  },
  'page-block.picture': {
    name: { en: 'Picture block', ar: 'صورة' },
    fields: {
      caption: field('Caption', 'شرح الصورة', 'Below the picture. Can be empty.', 'تحت الصورة، ويجوز تركه.'),
      width: field('Width', 'العرض', 'Empty: as wide as the text.', 'إن تُرك فارغًا فبعرض النص.'),
      image: picture('As it is, without cropping.', 'كما هي دون قص.'),
    },
  },
  'page-block.doctors': {
    name: { en: 'Doctors block', ar: 'أطباء' },
    fields: { heading, doctors: shown('Doctors', 'الأطباء') },
  },
  'page-block.services': {
    name: { en: 'Services block', ar: 'خدمات' },
    fields: { heading, services: shown('Services', 'الخدمات') },
  },
  'page-block.offer': {
    name: { en: 'Offer block', ar: 'عرض داخل الصفحة' },
    fields: {
      heading,
      offer: field(
        'Offer',
        'العرض',
        'Shown while it runs; before and after that the block is left out.',
        'يظهر ما دام ساريًا، ولا يظهر الجزء قبله أو بعده.',
      ),
    },
  },
  'page-block.questions': {
    name: { en: 'Questions block', ar: 'أسئلة' },
    fields: { heading, questions: shown('Questions', 'الأسئلة') },
  },
  'page-block.booking': {
    name: { en: 'Booking block', ar: 'حجز' },
    fields: {
      title: field('Title', 'العنوان', 'An invitation.', 'دعوة.'),
      label: field(
        'Words on the button',
        'نص الزر',
        'Empty: “Book a visit”.',
        'إن تُرك فارغًا فهو «احجز موعدًا».',
      ),
      text: field('Text', 'النص', 'One or two sentences.', 'جملة أو جملتان.'),
      doctor: field(
        'Doctor',
        'الطبيب',
        'Chosen already when the booking begins.',
        'يكون مختارًا عند بدء الحجز.',
      ),
      service: field(
        'Service',
        'الخدمة',
        'Chosen already when the booking begins.',
        'تكون مختارة عند بدء الحجز.',
      ),
      branch: field(
        'Branch',
        'الفرع',
        'Chosen already when the booking begins.',
        'يكون مختارًا عند بدء الحجز.',
      ),
    },
  },
  'page-block.video': {
    name: { en: 'Video block', ar: 'فيديو' },
    fields: {
      title: field('Title', 'العنوان', 'What is seen in it.', 'ما يظهر فيه.'),
      url: field(
        'Address of the video',
        'رابط الفيديو',
        'On YouTube or Vimeo. Nothing is loaded from there before a visitor presses play.',
        'على يوتيوب أو فيميو. لا يُحمَّل منه شيء قبل أن يضغط الزائر زر التشغيل.',
      ),
      text: field(
        'Text',
        'النص',
        'What is said in it, for whoever cannot hear it.',
        'ما يُقال فيه لمن لا يسمعه.',
      ),
      image: picture('Shown before it plays. Can be empty.', 'تظهر قبل التشغيل، ويجوز تركها.'),
    },
  },
  'page-block.quote': {
    name: { en: 'Quote block', ar: 'اقتباس' },
    fields: {
      text: field('Words', 'الكلمات', 'Without quotation marks.', 'دون علامتي تنصيص.'),
      name: field('Who said it', 'القائل', 'With consent. Can be empty.', 'بموافقته، ويجوز تركه.'),
      role: field('Who that is', 'صفته', 'Such as “audiologist”.', 'مثل «أخصائية سمعيات».'),
    },
  },
};
