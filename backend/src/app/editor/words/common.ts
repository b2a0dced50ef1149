import { field } from '../field-words';

// Fields that several types have, and that mean the same in each.

export const slug = field(
  'Address on the site',
  'العنوان في الموقع',
  'The last part of the page’s address. Leave it empty: it is made from the name. Old addresses keep leading here.',
  'آخر جزء من عنوان الصفحة. اتركه فارغًا ليُصنع من الاسم، وتبقى العناوين القديمة تقود إلى هنا.',
);

export const order = field(
  'Place in the list',
  'الترتيب في القائمة',
  'Smaller numbers come first; entries with the same number stand by name.',
  'الرقم الأصغر يأتي أولًا، والمتساوية ترتَّب بالاسم.',
);

export const seo = field(
  'For search engines',
  'لمحركات البحث',
  'Title and description in search results and shared links. Empty: the page’s own title and summary.',
  'العنوان والوصف في نتائج البحث والروابط المشتركة. إن تُرك فارغًا يُستخدم عنوان الصفحة وملخصها.',
);

export const everydayWords = field(
  'Everyday words',
  'كلمات يبحث بها المرضى',
  'What patients type, with commas between: symptoms, everyday names, common spellings. Not shown on the site.',
  'ما يكتبه المرضى وبينه فواصل: أعراض وأسماء دارجة وكتابات شائعة. لا تظهر في الموقع.',
);

export const takesNoNewBookings = field(
  'Takes no new bookings',
  'لا يقبل حجوزات جديدة',
  'On: nothing of it can be booked online; what is booked takes place. Counts in both languages.',
  'عند تفعيله لا يُحجز منه شيء عبر الموقع، وتبقى المواعيد المحجوزة. يسري في اللغتين.',
);

export const confirmation = field(
  'How bookings are confirmed',
  'كيف يتأكد الحجز',
  'By a call: the call centre calls first. At once: confirmed when paid in cash; a contract waits for the call. Empty: as the less specific says, from service to doctor, branch and settings.',
  'باتصال: تتصل العيادة أولًا. في الحال: عند الدفع نقدًا، أما التعاقد فينتظر الاتصال. إن تُرك فارغًا فكما يقول الأعم: الخدمة ثم الطبيب ثم الفرع ثم الإعدادات.',
);

export const saveDespiteAppointments = field(
  'Save although appointments are hit',
  'احفظ رغم وجود مواعيد متأثرة',
  'Off: saving lists the appointments that would be outside the hours. On: saves; the desk finds them under “to be moved”.',
  'عند إيقافه يعرض الحفظ المواعيد التي ستقع خارج الأوقات، وعند تفعيله يُحفظ ويجدها المكتب ضمن «يجب نقلها».',
);

export const startsOn = field('First day', 'أول يوم', 'The first date that counts.', 'أول تاريخ يسري فيه.');

export const endsOn = field(
  'Last day',
  'آخر يوم',
  'The last date that counts; the same as the first for one day.',
  'آخر تاريخ يسري فيه، وهو نفسه الأول ليوم واحد.',
);

export const fromHour = field(
  'From (hour)',
  'من الساعة',
  'Empty: whole days. With hours: these hours of each of the dates.',
  'إن تُرك فارغًا فأيام كاملة، وإلا فهذه الساعات من كل يوم.',
);

export const toHour = field(
  'To (hour)',
  'إلى الساعة',
  'At or before the first hour: it runs past midnight.',
  'إن كانت قبل ساعة البدء أو مثلها امتدت إلى ما بعد منتصف الليل.',
);

export const picture = (en: string, ar: string) =>
  field(
    'Picture',
    'الصورة',
    `${en} JPEG, PNG, WebP, AVIF or SVG. Give it an alternative text in Pictures.`,
    `${ar} بصيغة JPEG أو PNG أو WebP أو AVIF أو SVG. اكتب لها نصًا بديلًا في «الصور».`,
  );

export const icon = field(
  'Icon',
  'الرمز',
  'Choose it from the pictures, or type the name of another one, such as lucide:stethoscope.',
  'اختره من الصور، أو اكتب اسم رمز آخر، مثل lucide:stethoscope.',
);

export const phone = field(
  'Phone',
  'الهاتف',
  'As people write it, such as 04 000 0100, or with the country: +971 4 000 0100.',
  'كما يكتبه الناس، مثل ‎04 000 0100‎، أو مع رمز الدولة: ‎+971 4 000 0100‎.',
);

export const whatsapp = field(
  'WhatsApp',
  'واتساب',
  'The number that answers WhatsApp, written like the phone. Empty: no WhatsApp is offered.',
  'الرقم الذي يرد على واتساب، ويُكتب كالهاتف. إن تُرك فارغًا لا يُعرض واتساب.',
);

export const pageTitle = field('Title', 'العنوان', 'The heading of the page.', 'عنوان الصفحة.');
