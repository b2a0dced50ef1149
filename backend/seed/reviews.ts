import { daysFromToday } from './dates';
import type { SeedEntry } from './entry';

// Invented voices; initials only, as a clinic would publish them.
export const reviews: SeedEntry[] = [
  {
    key: 'mona',
    shared: { rating: 5, visitedOn: daysFromToday(-12) },
    en: {
      authorName: 'Mona A.',
      text: 'My daughter was afraid of everything in a white coat. Dr Nadia sat on the floor and examined the rabbit first. We left with a plan of three lines and no antibiotic, and the earache was gone in two days.',
    },
    ar: {
      authorName: 'منى أ.',
      text: 'كانت ابنتي تخاف من كل من يرتدي بالطو أبيض. جلست الدكتورة نادية على الأرض وفحصت الأرنب أولًا. خرجنا بخطة من ثلاثة أسطر ومن غير مضاد حيوي، وزال الألم بعد يومين.',
    },
    relations: { branch: 'new-cairo' },
    pictures: {
      userImage: {
        file: 'reviewers/mona',
        en: 'Drawn portrait of a woman in a terracotta hijab',
        ar: 'بورتريه مرسوم لسيدة بحجاب قرميدي',
      },
    },
  },
  {
    key: 'ahmed',
    shared: { rating: 5, visitedOn: daysFromToday(-25) },
    en: {
      authorName: 'Ahmed K.',
      text: 'I came for a septum operation and went home with a nose spray. Dr Karim showed me the inside of my nose on the screen and told me to wait two months. He was right to.',
    },
    ar: {
      authorName: 'أحمد ك.',
      text: 'جئت أطلب عملية الحاجز فعدت إلى بيتي ببخاخ. أراني الدكتور كريم أنفي من الداخل على الشاشة وطلب مني أن أنتظر شهرين، وكان على حق.',
    },
    relations: { branch: 'dokki' },
    pictures: {
      userImage: {
        file: 'reviewers/ahmed',
        en: 'Drawn portrait of a man with a moustache and a light blue shirt',
        ar: 'بورتريه مرسوم لرجل بشارب وقميص أزرق فاتح',
      },
    },
  },
  {
    key: 'heba',
    shared: { rating: 4, visitedOn: daysFromToday(-33) },
    en: {
      authorName: 'Heba S.',
      text: 'The doctor was excellent and patient with my questions. I waited twenty minutes past my time, but the desk apologised and told me why, which I am not used to.',
    },
    ar: {
      authorName: 'هبة س.',
      text: 'الطبيبة ممتازة وصبورة على أسئلتي. تأخر موعدي عشرين دقيقة، لكن موظفة الاستقبال اعتذرت وشرحت السبب، وهذا ما لم أعتده.',
    },
    relations: { branch: 'new-cairo' },
    pictures: {
      userImage: {
        file: 'reviewers/heba',
        en: 'Drawn portrait of a laughing woman with long dark hair',
        ar: 'بورتريه مرسوم لشابة ضاحكة بشعر داكن طويل',
      },
    },
  },
  {
    key: 'mahmoud',
    shared: { rating: 5, visitedOn: daysFromToday(-41) },
    en: {
      authorName: 'Mahmoud T.',
      text: 'For four years I nodded at my grandchildren without hearing them. Dr Tarek did not sell me the most expensive hearing aid; he sold me the one I can put in by myself.',
    },
    ar: {
      authorName: 'محمود ط.',
      text: 'أربع سنوات وأنا أهز رأسي لأحفادي ولا أسمع ما يقولون. لم يختر لي الدكتور طارق أغلى سماعة، بل السماعة التي أستطيع تركيبها بنفسي.',
    },
    relations: { branch: 'alexandria' },
    pictures: {
      userImage: {
        file: 'reviewers/mahmoud',
        en: 'Drawn portrait of an older man with white hair and beard in a galabeya',
        ar: 'بورتريه مرسوم لرجل مسنّ بشعر ولحية بيضاوين وجلباب',
      },
    },
  },
  {
    key: 'nourhan',
    shared: { rating: 5, visitedOn: daysFromToday(-48) },
    en: {
      authorName: 'Nourhan M.',
      text: 'I teach a class of forty and had lost my voice by every Tuesday. Dr Aya’s exercises looked silly for a week, and then they worked. I still hum on the metro.',
    },
    ar: {
      authorName: 'نورهان م.',
      text: 'أدرّس لفصل من أربعين تلميذًا، وكان صوتي يغيب كل ثلاثاء. بدت لي تمارين الدكتورة آية مضحكة أسبوعًا كاملًا ثم أثمرت، وما زلت أدندن في المترو.',
    },
    relations: { branch: 'dokki' },
    pictures: {
      userImage: {
        file: 'reviewers/nourhan',
        en: 'Drawn portrait of a laughing young woman in a rose hijab',
        ar: 'بورتريه مرسوم لشابة ضاحكة بحجاب وردي',
      },
    },
  },
  {
    key: 'peter',
    shared: { rating: 5, visitedOn: daysFromToday(-60) },
    en: {
      authorName: 'Peter G.',
      text: 'I booked from my phone at one in the morning and was called at half past nine to confirm, just as the page had said. It was the right number, the right name, and a two-minute call.',
    },
    ar: {
      authorName: 'بيتر ج.',
      text: 'حجزت من هاتفي في الواحدة بعد منتصف الليل، فاتصلوا بي في التاسعة والنصف صباحًا لتأكيد الموعد كما ذكر الموقع تمامًا: الرقم نفسه، والاسم صحيح، ومكالمة من دقيقتين.',
    },
    relations: { branch: 'new-cairo' },
    pictures: {
      userImage: {
        file: 'reviewers/peter',
        en: 'Drawn portrait of a young man with round glasses and a goatee',
        ar: 'بورتريه مرسوم لشاب بنظارة مستديرة ولحية صغيرة',
      },
    },
  },
  {
    key: 'samia',
    shared: { rating: 5, visitedOn: daysFromToday(-72) },
    en: {
      authorName: 'Samia R.',
      text: 'I was sure the dizziness came from my blood pressure. Dr Salma turned me gently from one side to the other, and the room stood still again. She wrote in large letters what to do if it came back.',
    },
    ar: {
      authorName: 'سامية ر.',
      text: 'كنت واثقة أن الدوار من الضغط. أدارتني الدكتورة سلمى برفق من جانب إلى جانب فثبتت الغرفة من جديد، وكتبت لي بخط كبير ما أفعله إذا عاد.',
    },
    relations: { branch: 'new-cairo' },
    pictures: {
      userImage: {
        file: 'reviewers/samia',
        en: 'Drawn portrait of an older woman in a dark hijab, smiling',
        ar: 'بورتريه مرسوم لسيدة مسنّة مبتسمة بحجاب داكن',
      },
    },
  },
  {
    key: 'khaled',
    shared: { rating: 4, visitedOn: daysFromToday(-85) },
    en: {
      authorName: 'Khaled F.',
      text: 'Clear explanation, clear prices, and my syndicate card was checked before I arrived. Parking in Dokki is hard; come by metro, as they tell you to.',
    },
    ar: {
      authorName: 'خالد ف.',
      text: 'شرح واضح وأسعار واضحة، وراجعوا بطاقة النقابة قبل وصولي. أما ركن السيارة في الدقي فصعب، فاحضر بالمترو كما ينصحونك.',
    },
    relations: { branch: 'dokki' },
    pictures: {
      userImage: {
        file: 'reviewers/khaled',
        en: 'Drawn portrait of a smiling man with a full beard and a navy jumper',
        ar: 'بورتريه مرسوم لرجل مبتسم بلحية كثة وكنزة كحلية',
      },
    },
  },
  {
    key: 'mary',
    shared: { rating: 5, visitedOn: daysFromToday(-97) },
    en: {
      authorName: 'Mary N.',
      text: 'I found a lump in my neck on a Friday. On Sunday Dr Youssef looked at it with ultrasound and showed me why it was harmless. He asked me to come back after three months anyway, and he remembered me.',
    },
    ar: {
      authorName: 'ماري ن.',
      text: 'وجدت كتلة في رقبتي يوم جمعة. وفي يوم الأحد فحصها الدكتور يوسف بالموجات فوق الصوتية وشرح لي على الشاشة لماذا هي حميدة. ومع ذلك طلب أن أعود بعد ثلاثة أشهر، وحين عدت تذكرني.',
    },
    relations: { branch: 'dokki' },
    pictures: {
      userImage: {
        file: 'reviewers/mary',
        en: 'Drawn portrait of a woman with an auburn bob and dark-rimmed glasses',
        ar: 'بورتريه مرسوم لسيدة بشعر قصير محمرّ ونظارة داكنة الإطار',
      },
    },
  },
  {
    key: 'amr',
    shared: { rating: 5, visitedOn: daysFromToday(-110) },
    en: {
      authorName: 'Amr D.',
      text: 'Every spring I lived on tissues. Dr Dina found out what it was, showed me how to hold the spray, of all things, and this spring I sat in a garden.',
    },
    ar: {
      authorName: 'عمرو د.',
      text: 'كنت أقضي كل ربيع بين المناديل. عرفت الدكتورة دينا السبب، وعلمتني كيف أمسك البخاخ، تخيلوا! وفي هذا الربيع جلست في حديقة.',
    },
    relations: { branch: 'alexandria' },
    pictures: {
      userImage: {
        file: 'reviewers/amr',
        en: 'Drawn portrait of a young man with curly brown hair',
        ar: 'بورتريه مرسوم لشاب بشعر بني مجعد',
      },
    },
  },
];
