import { type EntryWords, field } from '../field-words';
import { order, picture, seo, slug, startsOn } from './common';

/** What a clinic says for some time. */
export const offers: Record<string, EntryWords> = {
  'api::announcement.announcement': {
    name: { en: 'Announcement', ar: 'إعلان' },
    fields: {
      text: field(
        'Words',
        'النص',
        'One sentence above every page. Of several on one day the one that began last is shown.',
        'جملة واحدة فوق كل صفحة. وإن اجتمع أكثر من إعلان في يوم ظهر أحدثها بداية.',
      ),
      startsOn,
      endsOn: field(
        'Last day',
        'آخر يوم',
        'At the end of this day, by the clinic’s clock, it goes by itself.',
        'يختفي وحده في نهاية هذا اليوم بتوقيت العيادة.',
      ),
      linkLabel: field(
        'Words of the link',
        'نص الرابط',
        'Such as “See the hours”. Can be empty.',
        'مثل «اطلع على المواعيد»، ويجوز تركه.',
      ),
      linkPath: field(
        'Where it leads',
        'إلى أين يقود',
        'A path without language, such as /branches.',
        'مسار دون اللغة، مثل ‎/branches‎.',
      ),
    },
  },
  'api::offer.offer': {
    name: { en: 'Offer', ar: 'عرض' },
    fields: {
      title: field(
        'Title',
        'العنوان',
        'What is offered, such as “Hearing check for over-60s”.',
        'ما يُعرض، مثل «فحص سمع لمن تجاوزوا الستين».',
      ),
      summary: field(
        'Summary',
        'الملخص',
        'One or two sentences for its card.',
        'جملة أو جملتان لبطاقة العرض.',
      ),
      startsOn: field(
        'First day',
        'أول يوم',
        'From this date, by the clinic’s clock, it is listed. Empty: at once.',
        'يُعرض بدءًا من هذا التاريخ بتوقيت العيادة. إن تُرك فارغًا فمن الآن.',
      ),
      endsOn: field(
        'Last day',
        'آخر يوم',
        'After this date it leaves the lists by itself; its page says that it has ended.',
        'بعد هذا التاريخ يخرج من القوائم وحده، وتقول صفحته إنه انتهى.',
      ),
      priceText: field(
        'Price in words',
        'السعر بالكلمات',
        'Such as “350 instead of 500 pounds”. Shown instead of the number.',
        'مثل «350 بدلًا من 500 جنيه». يظهر بدلًا من الرقم.',
      ),
      price: field(
        'Price',
        'السعر',
        'The number alone, for the page and for search engines. Empty: none is shown.',
        'الرقم وحده، للصفحة ولمحركات البحث. إن تُرك فارغًا لا يظهر سعر.',
      ),
      currency: field(
        'Currency',
        'العملة',
        'Three capital letters, such as EUR or USD.',
        'ثلاثة أحرف كبيرة مثل EUR أو USD.',
      ),
      image: picture('Wide; it stands on the card and the page.', 'صورة عرضية للبطاقة والصفحة.'),
      body: field('Text', 'النص', 'What is included, and for whom.', 'ماذا يشمل ولمن.'),
      terms: field(
        'Terms',
        'الشروط',
        'Who can have it, what it does not include, whether it can be combined. Always shown.',
        'لمن يحق، وما لا يشمله، وهل يُجمع مع غيره. تظهر دائمًا.',
      ),
      services: field(
        'Services',
        'الخدمات',
        'Which it is about. With exactly one, the button books it.',
        'الخدمات التي يخصها. إن كانت واحدة فقط حجزها الزر مباشرة.',
      ),
      doctors: field(
        'Doctors',
        'الأطباء',
        'With whom it counts. Empty: with all. With exactly one, the button books this doctor.',
        'مع من يسري العرض. إن تُرك فارغًا فمع الجميع، وإن كان واحدًا حجز الزر معه.',
      ),
      branches: field(
        'Branches',
        'الفروع',
        'Where it counts. Empty: everywhere.',
        'أين يسري العرض. إن تُرك فارغًا ففي كل الفروع.',
      ),
      order,
      slug,
      seo,
    },
  },
};
