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
    name: { en: 'Symptom', ar: 'عَرَض' },
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
        'Set it where this symptom must not wait: the sign is then shown, and nothing can be booked from that answer.',
        'اخترها إن كان العَرَض لا يحتمل الانتظار، فتظهر العلامة ولا يُحجز شيء من تلك الإجابة.',
      ),
      isTreatedElsewhere: field(
        'Not treated here',
        'لا نعالجه',
        'Such as knees or eyes: the search then says that this is not something you treat, with the sentence above on who does.',
        'مثل الركبة أو العين: يقول البحث عندئذ إنه ليس مما تعالجونه، مع الجملة أعلاه عمن يعالجه.',
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
      everydayWords: field(
        'How people say it',
        'كما يقولها الناس',
        'Short sentences with commas between, of what makes the danger: “swelling after food”. Other words for the same, dialects, slips and Arabic in Latin letters are understood. Try sentences beside the form.',
        'جمل قصيرة بينها فواصل تقول ما يجعله خطرًا: «ورم بعد الأكل». وتُفهم المرادفات واللهجات والأخطاء والعربية بحروف لاتينية. جرّب الجمل بجانب النموذج.',
      ),
      notMeant: field(
        'What sounds like it and is harmless',
        'ما يشبهها ولا خطر فيه',
        'Two words or more each, with commas between: “hearing aid battery”. What is said in these words raises no alarm.',
        'كلمتان أو أكثر في كل منها وبينها فواصل: «بطارية السماعة». وما قيل بهذه الكلمات لا يطلق تحذيرًا.',
      ),
      urgency: field(
        'Whom to call',
        'بمن يُتصل',
        'The ambulance of the branch’s country, or the clinic today. Both are told with the clinic’s lines that are answered at that hour.',
        'الإسعاف في بلد الفرع، أو العيادة اليوم. ومع كليهما هواتف العيادة التي تُجاب في تلك الساعة.',
      ),
      whatToDo: field(
        'What to do now',
        'ماذا تفعل الآن',
        'Short, calm instructions that a doctor of the clinic has approved.',
        'تعليمات قصيرة هادئة وافق عليها طبيب من العيادة.',
      ),
      phone: field(
        'Another phone to call',
        'هاتف آخر يُطلب',
        'Beside the ambulance, such as a poison centre: a short number such as 137, or a full one such as +97140000100.',
        'إلى جانب الإسعاف، مثل مركز السموم: رقم قصير مثل 137 أو كامل مثل ‎+97140000100‎.',
      ),
      phoneLabel: field('Who answers', 'من يرد', 'Such as “Poison centre”.', 'مثل «مركز السموم».'),
      order,
    },
  },
};
