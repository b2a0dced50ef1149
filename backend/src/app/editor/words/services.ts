import { type EntryWords, field } from '../field-words';
import { confirmation, everydayWords, icon, order, picture, seo, slug, takesNoNewBookings } from './common';

export const services: Record<string, EntryWords> = {
  'api::service.service': {
    name: { en: 'Service', ar: 'خدمة' },
    fields: {
      name: field('Name', 'الاسم', 'Such as “Blood test”.', 'مثل «تحليل الدم».'),
      summary: field('Summary', 'الملخص', 'One or two sentences for its card.', 'جملة أو جملتان لبطاقتها.'),
      everydayWords,
      description: field(
        'Description',
        'الوصف',
        'What is done, for whom and what comes after.',
        'ما يُفعل ولمن وما بعده.',
      ),
      preparation: field(
        'How to prepare',
        'كيف يستعد المريض',
        'What a patient does or brings before.',
        'ما يفعله المريض أو يحضره قبلها.',
      ),
      visitLength: field(
        'How long it takes',
        'كم تستغرق الزيارة',
        'One sentence, with papers and waiting. Told with the confirmation; left out where empty.',
        'جملة واحدة تشمل الأوراق والانتظار. تظهر مع التأكيد، ولا تظهر إن تُركت فارغة.',
      ),
      visitMinutes: field(
        'Time to set aside (minutes)',
        'الوقت اللازم للزيارة (دقائق)',
        'The whole visit, as said above. As long is the entry in a patient’s calendar; empty: as long as the appointment.',
        'الزيارة كلها كما ذُكرت أعلاه. بطولها يُحجز الوقت في تقويم المريض، وإن تُرك فارغًا فبطول الموعد.',
      ),
      specialties: field(
        'Specialties',
        'التخصصات',
        'Doctors of these specialties give it.',
        'يقدمها أطباء هذه التخصصات.',
      ),
      durationMinutes: field(
        'Length (minutes)',
        'المدة (دقائق)',
        'Empty: one time of the doctor’s schedule.',
        'إن تُرك فارغًا فموعد واحد من جدول الطبيب.',
      ),
      needs: field(
        'Rooms and devices needed',
        'الغرف والأجهزة اللازمة',
        'A time is offered when the doctor and one of each are free together. Empty: the doctor alone.',
        'لا يُعرض الوقت إلا إذا خلا فيه الطبيب وواحد من كل نوع معًا. إن تُرك فارغًا فالطبيب وحده.',
      ),
      series: field(
        'Series of visits',
        'سلسلة زيارات',
        'For what comes more than once, such as twelve weekly injections: booked whole or not at all.',
        'لما يتكرر، مثل اثنتي عشرة حقنة أسبوعية: تُحجز السلسلة كاملة أو لا تُحجز.',
      ),
      icon,
      images: field('Pictures', 'الصور', 'The first one is shown on its card.', 'الأولى تظهر على بطاقتها.'),
      takesNoNewBookings,
      confirmation,
      order,
      slug,
      seo,
    },
  },
  'clinic.need': {
    name: { en: 'Room or device needed', ar: 'غرفة أو جهاز لازم' },
    fields: {
      kind: field(
        'Kind',
        'النوع',
        'As it is written with the rooms and devices, such as “ultrasound room”.',
        'كما كُتب مع الغرف والأجهزة، مثل «غرفة السونار».',
      ),
      minutes: field(
        'For the first minutes',
        'لأول كم دقيقة',
        'How long it is taken from the start of the visit. Empty: the whole visit.',
        'المدة من بداية الزيارة. إن تُرك فارغًا فالزيارة كلها.',
      ),
    },
  },
  'clinic.series': {
    name: { en: 'Series of visits', ar: 'سلسلة زيارات' },
    fields: {
      visits: field('Visits', 'عدد الزيارات', 'With the first one.', 'مع الزيارة الأولى.'),
      everyDays: field(
        'Every so many days',
        'كل كم يوم',
        '7 is weekly. Counted from the first visit.',
        '7 تعني أسبوعيًا. تُعد من الزيارة الأولى.',
      ),
      toleranceDays: field(
        'Days earlier or later',
        'أيام التقديم أو التأخير',
        'How far a visit may lie from its day, around holidays and days off. 0: on the day alone.',
        'كم يومًا يجوز أن تبعد الزيارة عن يومها بسبب العطلات والإجازات. 0: في يومها فقط.',
      ),
      anyDoctor: field(
        'With any doctor',
        'مع أي طبيب',
        'A visit may be with another doctor of the branch when the chosen one has no time that day.',
        'يجوز أن تكون الزيارة مع طبيب آخر في الفرع إن لم يكن لدى الطبيب المختار موعد في ذلك اليوم.',
      ),
    },
  },
  'api::article.article': {
    name: { en: 'Article', ar: 'مقال' },
    fields: {
      title: field('Title', 'العنوان', 'What the article answers.', 'ما يجيب عنه المقال.'),
      excerpt: field(
        'Summary',
        'الملخص',
        'Two sentences for lists and shared links.',
        'جملتان للقوائم والروابط المشتركة.',
      ),
      body: field(
        'Text',
        'النص',
        'Headings, lists and pictures make it readable on a phone.',
        'العناوين والقوائم والصور تسهّل قراءته على الهاتف.',
      ),
      image: picture('Wide, above the text.', 'عرضية، فوق النص.'),
      category: field('Category', 'التصنيف', 'One.', 'تصنيف واحد.'),
      author: field('Author', 'الكاتب', 'A doctor of the clinic, or empty.', 'أحد أطباء العيادة، أو فارغ.'),
      publishedOn: field(
        'Date',
        'التاريخ',
        'Shown on the article; the newest comes first.',
        'يظهر على المقال، والأحدث أولًا.',
      ),
      everydayWords,
      slug,
      seo,
    },
  },
  'api::category.category': {
    name: { en: 'Article category', ar: 'تصنيف المقالات' },
    fields: {
      name: field('Name', 'الاسم', 'One or two words.', 'كلمة أو كلمتان.'),
      articles: field('Articles', 'المقالات', 'What stands in it.', 'ما يندرج فيه.'),
      slug,
    },
  },
  'api::faq.faq': {
    name: { en: 'Question and answer', ar: 'سؤال وجواب' },
    fields: {
      question: field('Question', 'السؤال', 'As a patient would ask it.', 'كما يسأله المريض.'),
      answer: field('Answer', 'الجواب', 'The first sentence answers.', 'الجملة الأولى هي الجواب.'),
      topic: field(
        'Topic',
        'الموضوع',
        'Questions of one topic stand together.',
        'تُجمع أسئلة الموضوع الواحد.',
      ),
      linkLabel: field('Words of the link', 'كلمات الرابط', 'Empty: no link.', 'إن تُرك فارغًا فلا رابط.'),
      linkPath: field(
        'Where the link leads',
        'إلى أين يقود الرابط',
        'A path of the site without language, such as /booking.',
        'مسار في الموقع دون اللغة، مثل ‎/booking‎.',
      ),
      order,
    },
  },
  'clinic.degree': {
    name: { en: 'Medical degree', ar: 'شهادة طبية' },
    fields: {
      title: field('Degree', 'الشهادة', 'As on the certificate.', 'كما في الوثيقة.'),
      institution: field('University or body', 'الجامعة أو الجهة', 'Who gave it.', 'الجهة المانحة.'),
      year: field('Year', 'السنة', 'Four digits.', 'أربعة أرقام.'),
    },
  },
};
