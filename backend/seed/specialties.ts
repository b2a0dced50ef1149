import type { SeedEntry } from './entry';

export const specialties: SeedEntry[] = [
  {
    key: 'ear-hearing',
    shared: { icon: 'healthicons:ear-outline', order: 1 },
    en: {
      name: 'Ear and hearing',
      everydayWords:
        'ear pain, earache, ear infection, blocked ear, ringing in the ears, tinnitus, hearing loss, hard of hearing, deafness, hearing aid, ear discharge, itchy ear, perforated eardrum, ear wax, water in the ear',
      summary:
        'Hearing loss, ringing in the ears, ear infections and a perforated ear drum, from the first test to surgery or a hearing aid.',
    },
    ar: {
      name: 'الأذن والسمع',
      everydayWords:
        'ألم الأذن، وجع ودن، ودني بتوجعني، التهاب الأذن، انسداد الأذن، ودن مسدودة، طنين، صفير في الأذن، وش في الودن، ضعف سمع، سمع ضعيف، صمم، سماعة، إفرازات الأذن، حكة الأذن، ثقب الطبلة، شمع الأذن، مياه في الودن',
      summary:
        'ضعف السمع وطنين الأذن والتهاباتها وثقب طبلة الأذن، من أول اختبار حتى الجراحة أو تركيب السماعة الطبية.',
    },
  },
  {
    key: 'nose-sinus',
    shared: { icon: 'healthicons:nose-outline', order: 2 },
    en: {
      name: 'Nose and sinuses',
      everydayWords:
        'sinus infection, sinusitis, blocked nose, stuffy nose, congestion, runny nose, cold, nosebleed, bleeding nose, loss of smell, nasal polyps, deviated septum, facial pain, headache, post-nasal drip',
      summary:
        'A blocked nose, sinusitis, polyps, a bent septum and nosebleeds, examined with a thin camera and treated step by step.',
    },
    ar: {
      name: 'الأنف والجيوب الأنفية',
      everydayWords:
        'جيوب أنفية، التهاب الجيوب، صداع الجيوب، انسداد الأنف، مناخير مسدودة، زكام، رشح، برد، نزيف الأنف، رعاف، دم من الأنف، فقدان الشم، زوائد أنفية، اعوجاج الحاجز الأنفي، ألم الوجه',
      summary:
        'انسداد الأنف والتهاب الجيوب واللحميات واعوجاج الحاجز ونزيف الأنف: فحص بمنظار دقيق وعلاج خطوة بخطوة.',
    },
  },
  {
    key: 'throat-voice',
    shared: { icon: 'lucide:mic-vocal', order: 3 },
    en: {
      name: 'Throat and voice',
      everydayWords:
        'sore throat, throat pain, hoarseness, hoarse voice, lost voice, vocal cords, trouble swallowing, lump in the throat, cough, laryngitis, acid reflux, stammering, speech',
      summary:
        'Hoarseness, sore throats that return, trouble swallowing, and voices that work hard: teachers, singers, call-centre staff.',
    },
    ar: {
      name: 'الحنجرة والصوت',
      everydayWords:
        'بحة، صوت مبحوح، ضياع الصوت، أحبال صوتية، التهاب الحلق، ألم الحلق، وجع زور، احتقان، صعوبة البلع، شيء واقف في الحلق، كحة، سعال، ارتجاع، تلعثم، تخاطب',
      summary:
        'بحة الصوت والتهاب الحلق المتكرر وصعوبة البلع، ورعاية من يعملون بأصواتهم من المعلمين والمنشدين وموظفي خدمة العملاء.',
    },
  },
  {
    key: 'children',
    shared: { icon: 'lucide:baby', order: 4 },
    en: {
      name: 'Children’s ENT',
      everydayWords:
        'child, children, kids, baby, earache, ear pain in children, glue ear, fluid behind the ear drum, adenoids, tonsils, noisy breathing, mouth breathing, late speech, speech delay',
      summary:
        'Earache, glue ear, tonsils, adenoids, noisy breathing and late speech, in rooms and at a pace made for children.',
    },
    ar: {
      name: 'أنف وأذن وحنجرة الأطفال',
      everydayWords:
        'أطفال، طفل، رضيع، ابني، بنتي، ألم أذن الطفل، وجع ودن، ارتشاح، مياه خلف الطبلة، لحمية، لوز، تنفس من الفم، تأخر الكلام',
      summary:
        'ألم الأذن والارتشاح خلف الطبلة واللوزتان واللحمية والتنفس بصوت مسموع وتأخر الكلام، في غرف تناسب الأطفال وبإيقاع يناسبهم.',
    },
  },
  {
    key: 'balance',
    shared: { icon: 'lucide:orbit', order: 5 },
    en: {
      name: 'Dizziness and balance',
      everydayWords:
        'dizziness, dizzy, vertigo, spinning, the room spins, unsteady, loss of balance, motion sickness, positional vertigo, inner ear',
      summary:
        'Vertigo, unsteadiness and motion sensitivity: careful testing of the inner ear, manoeuvres and balance training.',
    },
    ar: {
      name: 'الدوار والاتزان',
      everydayWords:
        'دوخة، دايخ، دوار، دوران، الدنيا بتلف، عدم اتزان، فقدان التوازن، دوار البحر، دوار الوضعة، الأذن الداخلية',
      summary:
        'الدوار وعدم الثبات والحساسية للحركة: اختبارات دقيقة للأذن الداخلية ومناورات علاجية وتدريب على الاتزان.',
    },
  },
  {
    key: 'sleep-snoring',
    shared: { icon: 'lucide:moon-star', order: 6 },
    en: {
      name: 'Sleep and snoring',
      everydayWords:
        'snoring, snores, sleep apnea, sleep apnoea, pauses in breathing, tired in the morning, sleepy by day, poor sleep',
      summary:
        'Snoring, pauses in breathing and tired mornings: a sleep study at home, then the treatment that suits you.',
    },
    ar: {
      name: 'النوم والشخير',
      everydayWords:
        'شخير، بيشخر، انقطاع النفس، توقف التنفس أثناء النوم، اختناق أثناء النوم، نعاس بالنهار، تعب الصباح، نوم متقطع',
      summary:
        'الشخير وتوقف التنفس أثناء النوم والاستيقاظ مرهقًا: دراسة للنوم في منزلك ثم العلاج الذي يناسبك.',
    },
  },
  {
    key: 'head-neck',
    shared: { icon: 'healthicons:thyroid-outline', order: 7 },
    en: {
      name: 'Head and neck',
      everydayWords:
        'lump in the neck, swollen glands, thyroid, goitre, goiter, salivary gland, swelling under the jaw, mouth ulcer, mouth sore, tumour, tumor, cancer',
      summary:
        'Lumps in the neck, the thyroid and the salivary glands, and mouth sores that do not heal, assessed without delay.',
    },
    ar: {
      name: 'الرأس والرقبة',
      everydayWords:
        'كتلة في الرقبة، ورم في الرقبة، تورم، غدد، غدة درقية، غدد لعابية، تورم تحت الفك، قرح الفم، أورام، سرطان',
      summary: 'كتل الرقبة والغدة الدرقية والغدد اللعابية وقرح الفم التي لا تلتئم: تقييم دون تأخير.',
    },
  },
  {
    key: 'allergy',
    shared: { icon: 'lucide:flower-2', order: 8 },
    en: {
      name: 'Allergy',
      everydayWords:
        'allergies, allergic rhinitis, hay fever, sneezing, itchy nose, itchy eyes, runny nose, dust, pollen, khamaseen',
      summary:
        'Sneezing, itching and a runny nose in dust and pollen seasons: skin-prick tests and a plan you can live with.',
    },
    ar: {
      name: 'الحساسية',
      everydayWords:
        'حساسية الأنف، عطس، حكة الأنف، حكة العين، رشح، سيلان الأنف، غبار، تراب، حبوب اللقاح، خماسين',
      summary:
        'العطس والحكة وسيلان الأنف في مواسم الغبار وحبوب اللقاح: اختبار الجلد وخطة علاج يسهل الالتزام بها.',
    },
  },
];
