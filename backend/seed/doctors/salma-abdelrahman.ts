import type { SeedEntry } from '../entry';

export const salmaAbdelrahman: SeedEntry = {
  key: 'salma-abdelrahman',
  shared: { order: 5 },
  en: {
    name: 'Dr Salma Abdelrahman',
    title: 'Consultant of hearing and balance medicine',
    languages: 'Arabic, English',
    bio: `Dr Salma Abdelrahman meets people on some of their worst mornings: the room spins, the floor tilts, and nobody at work believes it. She believes it, and she has the tests to find out where it comes from.

A first visit lasts half an hour and is mostly questions. When did it begin, what sets it off, how long does it last, and what happens to your hearing meanwhile? Then she watches your eyes while your head moves, which tells a great deal about the inner ear. For the most common kind of vertigo she can do the treatment manoeuvre in the same visit.

## What she treats

- Spinning when you turn over in bed
- Attacks of vertigo with ringing or hearing loss
- Unsteadiness in older age and fear of falling
- Dizziness that comes with migraine

**Please come with someone who can take you home**, and do not stop your regular medicines for the visit unless she has told you to.`,
    medicalDegrees: [
      { title: 'Doctorate in audiovestibular medicine', institution: 'Al Rawda University', year: 2018 },
      { title: 'Master of audiology', institution: 'Al Rawda University', year: 2013 },
      { title: 'Bachelor of medicine and surgery', institution: 'Al Rawda University', year: 2008 },
    ],
  },
  ar: {
    name: 'د. سلمى عبد الرحمن',
    title: 'استشارية طب السمع والاتزان',
    languages: 'العربية، الإنجليزية',
    bio: `تلتقي الدكتورة سلمى عبد الرحمن الناس في أصعب صباحاتهم: الغرفة تدور والأرض تميل، ولا أحد في العمل يصدق. أما هي فتصدق، ولديها من الاختبارات ما يكشف مصدر الشكوى.

تمتد الزيارة الأولى نصف ساعة، وأغلبها أسئلة: متى بدأ الدوار؟ وما الذي يثيره؟ وكم يدوم؟ وماذا يحدث لسمعك أثناءه؟ ثم تراقب عينيك ورأسك يتحرك، وفي حركة العين دليل كبير على حال الأذن الداخلية. وتستطيع أن تُجري المناورة العلاجية لأكثر أنواع الدوار شيوعًا في الزيارة نفسها.

## ما تعالجه

- الدوار عند التقلب في الفراش
- نوبات الدوار المصحوبة بطنين أو ضعف سمع
- عدم الثبات مع التقدم في العمر والخوف من السقوط
- الدوخة المصاحبة للصداع النصفي

**نرجو أن يرافقك من يعيدك إلى البيت**، وألا توقف أدويتك المعتادة من أجل الزيارة إلا إذا طلبت منك ذلك.`,
    medicalDegrees: [
      { title: 'دكتوراه طب السمع والاتزان', institution: 'جامعة الروضة', year: 2018 },
      { title: 'ماجستير السمعيات', institution: 'جامعة الروضة', year: 2013 },
      { title: 'بكالوريوس الطب والجراحة', institution: 'جامعة الروضة', year: 2008 },
    ],
  },
  relations: { specialties: ['balance', 'ear-hearing'] },
  pictures: {
    image: {
      file: 'doctors/salma-abdelrahman',
      en: 'Drawn portrait of a laughing doctor in a cream hijab and a white coat',
      ar: 'بورتريه مرسوم لطبيبة ضاحكة بحجاب كريمي ومعطف أبيض',
    },
  },
};
