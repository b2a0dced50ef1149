import { type EntryWords, field } from '../field-words';
import { confirmation, everydayWords, order, picture, seo, slug, takesNoNewBookings } from './common';

export const people: Record<string, EntryWords> = {
  'api::doctor.doctor': {
    name: { en: 'Doctor', ar: 'طبيب' },
    fields: {
      name: field('Name', 'الاسم', 'As patients know the doctor, with “Dr”.', 'كما يعرفه المرضى، مع «د.».'),
      title: field(
        'Position',
        'الصفة',
        'One line below the name, such as “Consultant in ear surgery”.',
        'سطر تحت الاسم، مثل «استشاري جراحة الأذن».',
      ),
      image: picture('A portrait, upright.', 'صورة شخصية طولية.'),
      specialties: field(
        'Specialties',
        'التخصصات',
        'What the doctor is found by and booked for.',
        'ما يُبحث به عن الطبيب ويُحجز له.',
      ),
      languages: field(
        'Languages',
        'اللغات',
        'The languages the doctor speaks with patients, with commas between.',
        'اللغات التي يتحدث بها مع المرضى وبينها فواصل.',
      ),
      gender: field(
        'Woman or man',
        'طبيبة أم طبيب',
        'For patients who prefer one. Empty: found under neither.',
        'لمن يفضل أحدهما. إن تُرك فارغًا لا يظهر في أي منهما.',
      ),
      bio: field(
        'About the doctor',
        'نبذة',
        'What the doctor treats and how, in plain words.',
        'ما يعالجه الطبيب وكيف، بكلمات واضحة.',
      ),
      medicalDegrees: field(
        'Degrees',
        'الشهادات',
        'Degrees and memberships, the most important first.',
        'الشهادات والعضويات، والأهم أولًا.',
      ),
      articles: field(
        'Articles',
        'المقالات',
        'Articles written by this doctor, shown on the doctor’s page.',
        'مقالات كتبها الطبيب، وتظهر في صفحته.',
      ),
      takesNoNewBookings,
      confirmation,
      order,
      slug,
      seo,
    },
  },
  'api::founder.founder': {
    name: { en: 'Founder', ar: 'مؤسس' },
    fields: {
      name: field(
        'Name',
        'الاسم',
        'First and last name, with a title if there is one.',
        'الاسم الكامل مع اللقب إن وُجد.',
      ),
      role: field(
        'Role',
        'الدور',
        'What this person does in the clinic.',
        'ما يقوم به هذا الشخص في العيادة.',
      ),
      bio: field('About', 'نبذة', 'Two or three sentences.', 'جملتان أو ثلاث.'),
      image: picture('A portrait.', 'صورة شخصية.'),
      order,
    },
  },
  'api::review.review': {
    name: { en: 'Review', ar: 'رأي مريض' },
    fields: {
      authorName: field(
        'Name',
        'الاسم',
        'As the patient agreed to be named: a first name and an initial are enough.',
        'كما وافق المريض أن يُذكر؛ يكفي الاسم الأول وحرف.',
      ),
      text: field(
        'What was said',
        'ما قيل',
        'In the patient’s own words; may be empty.',
        'بكلمات المريض نفسه، وقد يُترك فارغًا.',
      ),
      rating: field('Stars', 'النجوم', 'From 1 to 5, as given.', 'من 1 إلى 5 كما أُعطيت.'),
      branch: field('Branch', 'الفرع', 'Where the patient was.', 'الفرع الذي زاره المريض.'),
      doctor: field('Doctor', 'الطبيب', 'Whom the patient saw.', 'الطبيب الذي زاره المريض.'),
      visitedOn: field('Day of the visit', 'يوم الزيارة', 'Shown as month and year.', 'يظهر بالشهر والسنة.'),
      userImage: picture('Only with the patient’s consent.', 'بموافقة المريض فقط.'),
    },
  },
  'api::specialty.specialty': {
    name: { en: 'Specialty', ar: 'تخصص' },
    fields: {
      name: field('Name', 'الاسم', 'Such as “Ear and hearing”.', 'مثل «الأذن والسمع».'),
      summary: field('Summary', 'الملخص', 'One or two sentences for its card.', 'جملة أو جملتان لبطاقته.'),
      everydayWords,
      icon: field(
        'Icon',
        'الرمز',
        'Set and name, such as healthicons:ear.',
        'المجموعة والاسم، مثل healthicons:ear.',
      ),
      doctors: field('Doctors', 'الأطباء', 'Who works in it.', 'من يعمل فيه.'),
      services: field('Services', 'الخدمات', 'What is offered in it.', 'ما يُقدَّم فيه.'),
      order,
      slug,
    },
  },
};
