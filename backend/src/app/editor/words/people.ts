import { type EntryWords, field } from '../field-words';
import { confirmation, everydayWords, icon, order, picture, seo, slug, takesNoNewBookings } from './common';

export const people: Record<string, EntryWords> = {
  'api::doctor.doctor': {
    name: { en: 'Doctor', ar: 'طبيب' },
    fields: {
      name: field('Name', 'الاسم', 'As patients know the doctor, with “Dr”.', 'كما يعرفه المرضى، مع «د.».'),
      title: field(
        'Position',
        'الصفة',
        'One line below the name, such as “Consultant in children’s medicine”.',
        'سطر تحت الاسم، مثل «استشاري طب الأطفال».',
      ),
      image: picture(
        'A photograph, upright. Without one the site shows initials.',
        'صورة شخصية طولية. من دونها يعرض الموقع أول حرف من الاسمين.',
      ),
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
        'What was studied and where, the latest first.',
        'ما دُرس وأين، والأحدث أولًا.',
      ),
      practisingSince: field(
        'Practising since (year)',
        'يمارس الطب منذ (سنة)',
        'The first year as a doctor; the site counts the years. Empty: nothing is said.',
        'أول سنة عمل طبيبًا، ويحسب الموقع السنوات. إن تُرك فارغًا لا يُذكر شيء.',
      ),
      training: field(
        'Training',
        'التدريب',
        'Fellowships, posts and courses after the degrees, the latest first.',
        'الزمالات والوظائف والدورات بعد الشهادات، والأحدث أولًا.',
      ),
      societies: field(
        'Societies',
        'الجمعيات',
        'Medical societies the doctor belongs to.',
        'الجمعيات الطبية التي ينتمي إليها الطبيب.',
      ),
      treats: field(
        'What the doctor treats',
        'ما يعالجه الطبيب',
        'Symptoms as patients say them. Each leads to a booking with this doctor. Choose them in each language.',
        'أعراض كما يقولها المرضى، ويقود كل منها إلى حجز موعد هنا. اخترها في كل لغة.',
      ),
      videoUrl: field(
        'Video (link)',
        'فيديو (رابط)',
        'Address of a video, beginning with https://. It opens in a new tab; nothing is loaded from there before.',
        'عنوان فيديو يبدأ بـ https://. يُفتح في علامة تبويب جديدة، ولا يُحمَّل منه شيء قبل ذلك.',
      ),
      videoTitle: field(
        'Video (what it shows)',
        'فيديو (ما يعرضه)',
        'Such as “Dr Hala explains what happens in a blood test, 2 minutes”.',
        'مثل «د. هالة تشرح ما يحدث في تحليل الدم، دقيقتان».',
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
  'clinic.training': {
    name: { en: 'Training', ar: 'تدريب' },
    fields: {
      title: field(
        'What',
        'ما هو',
        'Such as “Fellowship in sinus surgery”.',
        'مثل «زمالة جراحة الجيوب الأنفية».',
      ),
      institution: field(
        'Where',
        'أين',
        'Hospital or school, with the town.',
        'المستشفى أو المدرسة، مع المدينة.',
      ),
      fromYear: field('From (year)', 'من (سنة)', 'Empty: no year is shown.', 'إن تُرك فارغًا لا تظهر سنة.'),
      untilYear: field(
        'Until (year)',
        'إلى (سنة)',
        'Empty: one year, or it goes on.',
        'إن تُرك فارغًا فسنة واحدة أو ما زال.',
      ),
    },
  },
  'clinic.society': {
    name: { en: 'Society', ar: 'جمعية' },
    fields: {
      name: field('Name', 'الاسم', 'Name of the society.', 'اسم الجمعية.'),
      role: field(
        'Role',
        'الصفة',
        'Such as “Member” or “On the board”. May be empty.',
        'مثل «عضو» أو «عضو مجلس الإدارة»، ويجوز تركها.',
      ),
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
      image: picture(
        'A photograph. Without one the site shows initials.',
        'صورة شخصية. من دونها يعرض الموقع أول حرف من الاسمين.',
      ),
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
      name: field('Name', 'الاسم', 'Such as “Children’s medicine”.', 'مثل «طب الأطفال».'),
      summary: field('Summary', 'الملخص', 'One or two sentences for its card.', 'جملة أو جملتان لبطاقته.'),
      everydayWords,
      icon,
      doctors: field('Doctors', 'الأطباء', 'Who works in it.', 'من يعمل فيه.'),
      services: field('Services', 'الخدمات', 'What is offered in it.', 'ما يُقدَّم فيه.'),
      order,
      slug,
    },
  },
};
