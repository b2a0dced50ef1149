import { type EntryWords, field } from '../field-words';
import {
  confirmation,
  endsOn,
  fromHour,
  order,
  phone,
  picture,
  saveDespiteAppointments,
  seo,
  slug,
  startsOn,
  takesNoNewBookings,
  toHour,
  whatsapp,
} from './common';

const weekday = field('Weekday', 'اليوم', 'By the branch’s clock.', 'بتوقيت الفرع.');

export const places: Record<string, EntryWords> = {
  'api::branch.branch': {
    name: { en: 'Branch', ar: 'فرع' },
    fields: {
      name: field(
        'Name',
        'الاسم',
        'As on its sign, without the clinic’s name.',
        'كما على لافتته دون اسم العيادة.',
      ),
      summary: field('Summary', 'الملخص', 'One or two sentences for its card.', 'جملة أو جملتان لبطاقته.'),
      address: field(
        'Address',
        'العنوان',
        'Street and number, as a taxi driver needs it.',
        'الشارع والرقم كما يحتاجهما سائق التاكسي.',
      ),
      directions: field(
        'How to find us',
        'كيف تصل إلينا',
        'Entrance, floor, parking, the nearest stop. Told with the confirmation; left out where empty.',
        'المدخل والدور والموقف وأقرب محطة. تظهر مع التأكيد، ولا تظهر إن تُركت فارغة.',
      ),
      whatToBring: field(
        'What to bring here',
        'ما يُحضر إلى هذا الفرع',
        'Beside what the booking settings say for all branches.',
        'إلى جانب ما تقوله إعدادات الحجز لكل الفروع.',
      ),
      locality: field(
        'City or district',
        'المدينة أو الحي',
        'For search engines and the list.',
        'لمحركات البحث والقائمة.',
      ),
      region: field(
        'Region',
        'المحافظة أو المنطقة',
        'Governorate, province or state.',
        'المحافظة أو المنطقة الإدارية.',
      ),
      location: field('Place on the map', 'الموقع على الخريطة', 'For directions.', 'لخريطة الوصول.'),
      parking: field(
        'Parking',
        'أماكن انتظار السيارات',
        'Where a car can be left, and what it costs.',
        'أين تُترك السيارة وكم يكلف ذلك.',
      ),
      phone,
      whatsapp,
      ambulance: field(
        'Ambulance here',
        'الإسعاف هنا',
        'Its short number, shown where a search speaks of danger. Empty: the usual one of the country, such as 123 in Egypt and 997 in Saudi Arabia.',
        'رقمه القصير، ويظهر حين يدل البحث على خطر. وإن تُرك فارغًا فالرقم المعتاد في الدولة، مثل 123 في مصر و997 في السعودية.',
      ),
      emergencyDepartment: field(
        'Emergency department',
        'قسم الطوارئ',
        'Only if this branch has one: its entrance and hours in one sentence.',
        'فقط إن كان في الفرع قسم طوارئ: مدخله وساعاته في جملة واحدة.',
      ),
      workingHours: field(
        'Opening hours',
        'ساعات العمل',
        'When the doors are open. When a doctor receives is in that doctor’s schedule.',
        'متى تكون الأبواب مفتوحة. أما مواعيد كل طبيب ففي جدوله.',
      ),
      image: picture('The house or its entrance, wide.', 'المبنى أو مدخله، صورة عرضية.'),
      organisations: field(
        'Accepted companies and syndicates',
        'الشركات والنقابات المعتمدة',
        'Whose cards this branch accepts.',
        'الجهات التي يقبل الفرع بطاقاتها.',
      ),
      country: field(
        'Country',
        'الدولة',
        'Choose it by its name. Decides how phones are read and on which day a week begins.',
        'اخترها باسمها. تحدد قراءة الهواتف وأول الأسبوع.',
      ),
      timeZone: field(
        'Time zone',
        'المنطقة الزمنية',
        'Choose it by its city. Booked appointments keep the one they were booked in.',
        'اخترها بمدينتها. وتحتفظ المواعيد المحجوزة بمنطقتها.',
      ),
      takesNoNewBookings,
      confirmation,
      order,
      slug,
      seo,
    },
  },
  'api::organisation.organisation': {
    name: { en: 'Accepted organisation', ar: 'جهة معتمدة' },
    fields: {
      name: field('Name', 'الاسم', 'As printed on its cards.', 'كما يُطبع على بطاقاتها.'),
      kind: field('Kind', 'النوع', 'A company or a syndicate.', 'شركة أو نقابة.'),
      branches: field('Branches', 'الفروع', 'Which branches accept it.', 'الفروع التي تقبلها.'),
    },
  },
  'api::closure.closure': {
    name: { en: 'Closure of a branch or of all', ar: 'إغلاق فرع أو كل الفروع' },
    fields: {
      branch: field('Branch', 'الفرع', 'Empty: all branches are closed.', 'إن تُرك فارغًا أُغلقت كل الفروع.'),
      startsOn,
      endsOn,
      startsAt: fromHour,
      endsAt: toHour,
      reason: field(
        'Reason',
        'السبب',
        'Shown on the site, such as a feast.',
        'يظهر في الموقع، مثل اسم العيد.',
      ),
      saveDespiteAppointments,
    },
  },
  'api::resource.resource': {
    name: { en: 'Room or device', ar: 'غرفة أو جهاز' },
    fields: {
      name: field(
        'Name',
        'الاسم',
        'By which staff tell it from others, such as “Ultrasound room 2”. Patients do not see it.',
        'الاسم الذي يميزه به الموظفون، مثل «غرفة السونار 2». لا يراه المرضى.',
      ),
      kind: field(
        'Kind',
        'النوع',
        'Services ask for a kind and take any of it that is free. The same words for all of one kind.',
        'تطلب الخدمات نوعًا وتأخذ أي واحد خالٍ منه. اكتب الكلمات نفسها لكل ما هو من نوع واحد.',
      ),
      branch: field('Branch', 'الفرع', 'Where it stands.', 'مكانه.'),
      hours: field(
        'Hours',
        'الأوقات',
        'When it can be used. Empty: whenever a doctor is there.',
        'متى يمكن استخدامه. إن تُرك فارغًا فمتى وُجد طبيب.',
      ),
      outOfOrder: field(
        'Out of order',
        'خارج الخدمة',
        'Days on which it cannot be used: repairs, maintenance.',
        'أيام لا يمكن استخدامه فيها، مثل الإصلاح والصيانة.',
      ),
      saveDespiteAppointments,
      order,
    },
  },
  'clinic.days-out': {
    name: { en: 'Days out of order', ar: 'أيام خارج الخدمة' },
    fields: { startsOn, endsOn, startsAt: fromHour, endsAt: toHour },
  },
  'clinic.location': {
    name: { en: 'Place on the map', ar: 'الموقع على الخريطة' },
    fields: {
      latitude: field(
        'Latitude',
        'خط العرض',
        'The first number of a map’s pair, such as 30.0561.',
        'الرقم الأول في الخريطة، مثل 30.0561.',
      ),
      longitude: field(
        'Longitude',
        'خط الطول',
        'The second number, such as 31.3300.',
        'الرقم الثاني، مثل 31.3300.',
      ),
      mapUrl: field(
        'Link to a map',
        'رابط الخريطة',
        'An address that begins with https://. Empty: a link is made.',
        'عنوان يبدأ بـ ‎https://‎. إن تُرك فارغًا صُنع رابط.',
      ),
    },
  },
  'clinic.opening-hours': {
    name: { en: 'Opening hours of a weekday', ar: 'ساعات يوم' },
    fields: {
      weekday,
      opensAt: field('Opens', 'من', 'Two rows of one weekday are two openings.', 'صفّان ليوم واحد فترتان.'),
      closesAt: field(
        'Closes',
        'إلى',
        'At or before the opening: past midnight.',
        'إن كانت قبل البدء أو مثله فبعد منتصف الليل.',
      ),
    },
  },
  'clinic.call-day': {
    name: { en: 'Date with call hours of its own', ar: 'تاريخ له ساعات اتصال خاصة' },
    fields: {
      date: field('Date', 'التاريخ', 'Counts instead of its weekday.', 'يحل محل يومه من الأسبوع.'),
      opensAt: field('Opens', 'من', 'Empty: the lines stay closed.', 'إن تُرك فارغًا بقيت الخطوط مغلقة.'),
      closesAt: field('Closes', 'إلى', 'Empty together with the opening.', 'يُترك فارغًا مع البدء.'),
    },
  },
};
