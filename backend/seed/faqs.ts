import type { SeedEntry } from './entry';

const topics = {
  booking: { en: 'Booking', ar: 'الحجز' },
  visit: { en: 'Your visit', ar: 'زيارتك' },
  contracts: { en: 'Prices and contracts', ar: 'الأسعار والتعاقدات' },
  children: { en: 'Children', ar: 'الأطفال' },
  data: { en: 'Your data', ar: 'بياناتك' },
};

interface Question {
  key: string;
  topic: keyof typeof topics;
  en: { question: string; answer: string; linkLabel?: string };
  ar: { question: string; answer: string; linkLabel?: string };
  /** Where the link below the answer leads, without the language. */
  linkPath?: string;
}

const questions: Question[] = [
  {
    key: 'need-account',
    topic: 'booking',
    en: {
      question: 'Do I need an account to book?',
      answer:
        'No. Choose a doctor or a branch, take a time, and give your name and telephone. You receive a booking number and a private link with which you can look at your visit again.',
    },
    ar: {
      question: 'هل أحتاج إلى حساب كي أحجز؟',
      answer:
        'لا. اختر طبيبًا أو فرعًا، ثم اختر الوقت واكتب اسمك ورقم هاتفك. ستحصل على رقم حجز ورابط خاص بك ترجع به إلى موعدك.',
    },
  },
  {
    key: 'confirmation',
    topic: 'booking',
    en: {
      question: 'Is my visit certain once I have booked?',
      answer:
        'The time is held for you from that moment, and nobody else can take it. It becomes certain when our call centre has phoned you, by the hour named on the confirmation and always from the number shown there. If we could not confirm it before the time comes, the request lapses: its page says so, and we write to you if you gave an e-mail address.',
    },
    ar: {
      question: 'هل يصبح موعدي مؤكدًا بمجرد الحجز؟',
      answer:
        'يُحجز الوقت باسمك من تلك اللحظة ولا يستطيع غيرك أخذه، ويصبح مؤكدًا بعد أن يتصل بك مركز الاتصال قبل الساعة المبينة في صفحة التأكيد، ومن الرقم الظاهر فيها. وإذا تعذر تأكيده قبل حلول الموعد أُلغي الطلب: تجد ذلك في صفحته، ونراسلك إن كتبت بريدك الإلكتروني.',
    },
  },
  {
    key: 'change-cancel',
    topic: 'booking',
    linkPath: '/booking/confirmation',
    en: {
      question: 'How do I cancel or move a visit?',
      answer:
        'On the page of your appointment: open the link you were given when you booked, which is also in our e-mails and in the code on the page to print. “Cancel this appointment” and “Ask for another time” are at the bottom. Without the link, call the branch and give your booking number. An hour or two’s notice is enough for us to offer the time to somebody else. Cancelling costs nothing.',
      linkLabel: 'Your appointments',
    },
    ar: {
      question: 'كيف ألغي موعدي أو أغيّره؟',
      answer:
        'من صفحة موعدك: افتح الرابط الذي حصلت عليه عند الحجز، وتجده أيضًا في رسائلنا وفي الرمز المطبوع على ورقة الموعد، ثم اختر «ألغِ هذا الموعد» أو «اطلب وقتًا آخر» أسفل الصفحة. وإذا لم تجد الرابط فاتصل بالفرع واذكر رقم الحجز. ويكفي أن تخبرنا قبل الموعد بساعة أو ساعتين كي نعرضه على غيرك. والإلغاء بلا رسوم.',
      linkLabel: 'مواعيدك',
    },
  },
  {
    key: 'no-free-time',
    topic: 'booking',
    en: {
      question: 'What if my doctor has no free time soon?',
      answer:
        'Look at the same doctor in another branch, or at another doctor of the same specialty. If it is urgent, call us: a few places each day are kept for people who cannot wait.',
    },
    ar: {
      question: 'ماذا لو لم أجد موعدًا قريبًا مع طبيبي؟',
      answer:
        'انظر مواعيد الطبيب نفسه في فرع آخر، أو طبيبًا آخر في التخصص نفسه. وإذا كان الأمر عاجلًا فاتصل بنا، فنحن نحتفظ كل يوم ببضعة مواعيد لمن لا يستطيع الانتظار.',
    },
  },
  {
    key: 'which-doctor',
    topic: 'booking',
    en: {
      question: 'I do not know which doctor I need. What shall I book?',
      answer:
        'Book a consultation, with the specialty that sounds closest to your complaint. If it turns out that a colleague is the better choice, we arrange that for you, and you need not tell your story again from the beginning.',
    },
    ar: {
      question: 'لا أعرف أي طبيب أحتاج إليه، فماذا أحجز؟',
      answer:
        'احجز كشفًا في التخصص الأقرب إلى شكواك. وإذا تبين أن زميلًا آخر أنسب لحالتك رتبنا لك ذلك، ولن تضطر إلى أن تعيد حكايتك من أولها.',
    },
  },
  {
    key: 'emergency',
    topic: 'visit',
    en: {
      question: 'Do you treat emergencies?',
      answer:
        'No, we are outpatient clinics. If you struggle to breathe, bleed heavily, or notice a crooked face, weakness or slurred speech, call the ambulance on 123 or go to the nearest emergency department. If you have suddenly lost the hearing of one ear, call us at once and we will see you the same day or send you to somebody who can.',
    },
    ar: {
      question: 'هل تستقبلون حالات الطوارئ؟',
      answer:
        'لا، فنحن عيادات خارجية. إذا وجدت صعوبة في التنفس أو نزفت بغزارة أو لاحظت اعوجاجًا في الوجه أو ضعفًا أو تلعثمًا في الكلام فاتصل بالإسعاف على 123 أو توجه إلى أقرب قسم طوارئ. وإذا فقدت سمع إحدى أذنيك فجأة فاتصل بنا على الفور، لنراك في اليوم نفسه أو نرسلك إلى من يستطيع.',
    },
  },
  {
    key: 'first-visit',
    topic: 'visit',
    en: {
      question: 'What happens at the first visit?',
      answer:
        'You talk, the doctor asks and examines, and you look at the findings together. Simple tests can often be done at once, after you have agreed to the price. You leave with a written plan. Allow 45 minutes in all.',
    },
    ar: {
      question: 'ماذا يحدث في الزيارة الأولى؟',
      answer:
        'تتحدث أنت، ويسأل الطبيب ويفحص، ثم تنظران معًا فيما وُجد. وكثيرًا ما تُجرى الفحوصات البسيطة في الحال بعد موافقتك على سعرها، وتخرج بخطة مكتوبة. خصص للزيارة كلها نحو 45 دقيقة.',
    },
  },
  {
    key: 'what-to-bring',
    topic: 'visit',
    en: {
      question: 'What should I bring?',
      answer:
        'Your ID, earlier results and scans, and the names of your medicines. If a company or syndicate pays, bring the original card. Some tests need preparation; you will find it on the page of the test and in your confirmation.',
    },
    ar: {
      question: 'ماذا أحضر معي؟',
      answer:
        'بطاقتك الشخصية، ونتائجك وأشعتك السابقة، وأسماء أدويتك. وإذا كانت شركة أو نقابة تتحمل التكلفة فأحضر أصل البطاقة. ولبعض الفحوصات استعداد خاص تجده في صفحة الفحص وفي تأكيد الموعد.',
    },
  },
  {
    key: 'late',
    topic: 'visit',
    en: {
      question: 'What if I am late?',
      answer:
        'Call us on the way. Up to ten minutes we can usually manage. After that we look for another time on the same day, so that the people after you are not kept waiting. If we are the ones who are late, you are told how long it will take.',
    },
    ar: {
      question: 'ماذا لو تأخرت؟',
      answer:
        'اتصل بنا وأنت في الطريق. يمكننا في العادة استيعاب عشر دقائق، وبعدها نبحث لك عن وقت آخر في اليوم نفسه كي لا ينتظر من بعدك. وإذا تأخرنا نحن أخبرناك بالمدة المتوقعة.',
    },
  },
  {
    key: 'woman-doctor',
    topic: 'visit',
    en: {
      question: 'Can I choose a woman doctor?',
      answer:
        'Yes. Half of our doctors are women, and you choose the doctor yourself when you book. You may also ask for a nurse or a member of your family to stay in the room during any examination.',
    },
    ar: {
      question: 'هل يمكنني أن أختار طبيبة؟',
      answer:
        'نعم. نصف أطبائنا من النساء، وأنتِ من يختار عند الحجز. ويمكنك أيضًا أن تطلبي وجود ممرضة أو أحد أفراد أسرتك في الغرفة أثناء أي فحص.',
    },
  },
  {
    key: 'contracts',
    topic: 'contracts',
    en: {
      question: 'Which companies and syndicates do you accept?',
      answer:
        'Each branch has its own list, which you see on the page of the branch and while booking. Choose your organisation and add a picture of both sides of the card. We check the cover before your visit and phone you if something is missing.',
    },
    ar: {
      question: 'ما الشركات والنقابات المتعاقدة معكم؟',
      answer:
        'لكل فرع قائمته، وتجدها في صفحة الفرع وأثناء الحجز. اختر الجهة التي تتبعها وأضف صورة لوجهي البطاقة. ونحن نراجع التغطية قبل زيارتك ونتصل بك إذا نقص شيء.',
    },
  },
  {
    key: 'prices',
    topic: 'contracts',
    en: {
      question: 'What does a visit cost, and how can I pay?',
      answer:
        'The call centre tells you the price when it confirms your visit, and it does not change afterwards. Tests cost extra and are named before they start. You can pay in cash or by card at the branch; nothing is paid on the website.',
    },
    ar: {
      question: 'كم تكلفة الزيارة، وكيف أدفع؟',
      answer:
        'يخبرك مركز الاتصال بالسعر عند تأكيد الموعد، ولا يتغير بعد ذلك. وللفحوصات أسعارها، ونخبرك بها قبل أن تبدأ. ويمكنك الدفع نقدًا أو بالبطاقة في الفرع، ولا تدفع شيئًا على الموقع.',
    },
  },
  {
    key: 'children-age',
    topic: 'children',
    en: {
      question: 'From what age do you see children?',
      answer:
        'From birth. Two of our doctors see mainly children, and the hearing of newborns can be tested while they sleep. For a baby under three months with a fever, go to a children’s emergency department first.',
    },
    ar: {
      question: 'من أي عمر تستقبلون الأطفال؟',
      answer:
        'منذ الولادة. لدينا طبيبة وطبيب أكثر مرضاهما من الأطفال، ويمكن قياس سمع حديثي الولادة وهم نائمون. أما الرضيع المصاب بحمى وهو دون ثلاثة أشهر فتوجهوا به أولًا إلى طوارئ الأطفال.',
    },
  },
  {
    key: 'children-alone',
    topic: 'children',
    en: {
      question: 'Can I book for my child or my parents?',
      answer:
        'Yes. Write the name and age of the person who will be seen, and your own telephone if you want us to call you. A child under 18 comes with a parent or guardian, who agrees to the examination.',
    },
    ar: {
      question: 'هل يمكنني الحجز لطفلي أو لوالديّ؟',
      answer:
        'نعم. اكتب اسم المريض وعمره، ورقم هاتفك أنت إن أردت أن نتصل بك. ومن كان دون الثامنة عشرة يحضر معه أحد والديه أو وليّه ليوافق على الفحص.',
    },
  },
  {
    key: 'who-sees-data',
    topic: 'data',
    en: {
      question: 'Who can see what I write in the booking?',
      answer:
        'The call centre, the desk of your branch and the doctor you have chosen. Pictures of cards are kept privately and shown only beside your visit. We never sell data, and the website uses no advertising trackers. The privacy policy says how long things are kept.',
    },
    ar: {
      question: 'من يطلع على ما أكتبه في الحجز؟',
      answer:
        'مركز الاتصال، واستقبال فرعك، والطبيب الذي اخترته. وصور البطاقات محفوظة بخصوصية ولا تظهر إلا مع موعدك. ولا نبيع أي بيانات، ولا يستخدم الموقع أدوات تتبع إعلانية. وفي سياسة الخصوصية مدة الاحتفاظ بكل شيء.',
    },
  },
  {
    key: 'get-results',
    topic: 'data',
    en: {
      question: 'How do I get my results?',
      answer:
        'You take a printed copy with you after the visit. You can also ask any branch for a copy later, in person with your ID. We do not send medical results through WhatsApp or to other people without your written consent.',
    },
    ar: {
      question: 'كيف أحصل على نتائجي؟',
      answer:
        'تأخذ نسخة مطبوعة بعد الزيارة، ويمكنك أن تطلب نسخة لاحقًا من أي فرع بالحضور ومعك بطاقتك الشخصية. ولا نرسل نتائج طبية عبر واتساب ولا إلى أشخاص آخرين من غير موافقتك الكتابية.',
    },
  },
];

export const faqs: SeedEntry[] = questions.map(({ key, topic, en, ar, linkPath }, index) => ({
  key,
  shared: { order: index + 1, ...(linkPath ? { linkPath } : {}) },
  en: { ...en, topic: topics[topic].en },
  ar: { ...ar, topic: topics[topic].ar },
}));
