import { type EntryWords, field } from '../field-words';
import { order } from './common';

const sayings = field(
  'How people say it',
  'كما يقولها الناس',
  'Whole phrases with commas between: dialect, common misspellings. What is typed into the search is held against each; not shown.',
  'جمل كاملة بينها فواصل: بالعامية وبأخطاء شائعة. يُقارن بكل منها ما يُكتب في البحث، ولا تظهر في الموقع.',
);

export const complaints: Record<string, EntryWords> = {
  'api::symptom.symptom': {
    name: { en: 'Symptom', ar: 'شكوى' },
    fields: {
      name: field(
        'Name',
        'الاسم',
        'As a patient would put it, such as “Pain when swallowing”.',
        'كما يصفها المريض، مثل «ألم عند البلع».',
      ),
      everydayWords: sayings,
      about: field(
        'What it may be about',
        'ما قد يكون',
        'One or two plain sentences, never a diagnosis: what it often is, and when to come sooner.',
        'جملة أو جملتان بسيطتان، وليس تشخيصًا: ما يكون في الغالب، ومتى يُستحسن الإسراع.',
      ),
      specialty: field(
        'Specialty',
        'التخصص',
        'Where it leads: whose doctors are shown.',
        'إلى أين تقود: أطباؤه هم من يُعرضون.',
      ),
      service: field(
        'Service',
        'الخدمة',
        'What is booked for it. Empty: the usual visit.',
        'ما يُحجز لها. إن تُرك فارغًا فالزيارة المعتادة.',
      ),
      redFlag: field(
        'Warning sign',
        'علامة خطر',
        'Set it where this complaint must not wait: the sign is then shown above all results.',
        'اخترها إن كانت الشكوى لا تحتمل الانتظار، فتظهر العلامة فوق كل النتائج.',
      ),
      order,
    },
  },
  'api::red-flag.red-flag': {
    name: { en: 'Warning sign', ar: 'علامة خطر' },
    fields: {
      name: field(
        'Name',
        'الاسم',
        'What must not wait, such as “Trouble breathing”.',
        'ما لا يحتمل الانتظار، مثل «صعوبة التنفس».',
      ),
      everydayWords: sayings,
      whatToDo: field(
        'What to do now',
        'ماذا تفعل الآن',
        'Short, calm instructions that a doctor of the clinic has approved.',
        'تعليمات قصيرة هادئة وافق عليها طبيب من العيادة.',
      ),
      phone: field(
        'Phone to call',
        'الهاتف الذي يُطلب',
        'A short number such as 999, or a full one such as +97140000100. Empty: the clinic’s own.',
        'رقم قصير مثل 999 أو كامل مثل ‎+97140000100‎، وإن تُرك فارغًا فرقم العيادة.',
      ),
      phoneLabel: field('Who answers', 'من يرد', 'Such as “Ambulance”.', 'مثل «الإسعاف».'),
      order,
    },
  },
};
