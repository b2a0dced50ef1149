import { type EntryWords, field } from '../field-words';
import { order, phone, seo, slug } from './common';

/** Whom a clinic looks for. */
export const vacancies: Record<string, EntryWords> = {
  'api::vacancy.vacancy': {
    name: { en: 'Job', ar: 'وظيفة' },
    fields: {
      title: field('Title', 'المسمى الوظيفي', 'Such as “Audiologist”.', 'مثل «أخصائي سمعيات».'),
      employment: field(
        'Kind of work',
        'نوع العمل',
        'Shown on the job and told to search engines. Can be empty.',
        'يظهر مع الوظيفة وتعرفه محركات البحث، ويجوز تركه.',
      ),
      branch: field(
        'Branch',
        'الفرع',
        'Where the work is. Empty: at all branches.',
        'مكان العمل. إن تُرك فارغًا ففي كل الفروع.',
      ),
      startsOn: field(
        'Posted on',
        'تاريخ الإعلان',
        'From this date, by the clinic’s clock, it is listed; search engines are told it.',
        'تُعرض بدءًا من هذا التاريخ بتوقيت العيادة، وتعرفه محركات البحث.',
      ),
      endsOn: field(
        'Closing date',
        'آخر موعد للتقديم',
        'The last day to apply. After it the job leaves the list by itself; its page says that it has closed. Empty: open.',
        'آخر يوم للتقديم. بعده تخرج الوظيفة من القائمة وحدها وتقول صفحتها إن التقديم أُغلق. إن تُرك فارغًا فهي مفتوحة.',
      ),
      summary: field('Summary', 'الملخص', 'One or two sentences for the list.', 'جملة أو جملتان للقائمة.'),
      body: field(
        'Text',
        'النص',
        'What the work is, who is looked for, and what the clinic gives.',
        'طبيعة العمل ومن نبحث عنه وما تقدمه العيادة.',
      ),
      howToApply: field(
        'How to apply',
        'طريقة التقديم',
        'What to send, and what happens then. Can be empty.',
        'ما يُرسل وما يحدث بعده، ويجوز تركه.',
      ),
      email: field(
        'Email for applications',
        'بريد التقديم',
        'Where applications go. Without email and phone, the contact page is named.',
        'إلى أين تُرسل الطلبات. إن خلا من بريد وهاتف ذُكرت صفحة الاتصال.',
      ),
      phone: { ...phone, label: { en: 'Phone for questions', ar: 'هاتف الاستفسار' } },
      order,
      slug,
      seo,
    },
  },
};
