import type { SeedEntry } from './entry';

export const founders: SeedEntry[] = [
  {
    key: 'laila-hosny',
    shared: { order: 1 },
    en: {
      name: 'Prof. Laila Hosny',
      role: 'Founder, emeritus consultant of hearing medicine',
      bio: 'Prof. Laila Hosny tested hearing with a tuning fork before the group owned a single audiometer. She wrote the rule that still hangs in every room: first let the patient finish. She no longer sees patients, but reads every complaint herself and answers most of them by telephone.',
    },
    ar: {
      name: 'أ.د. ليلى حسني',
      role: 'مؤسِّسة وأستاذة متفرغة لطب السمع',
      bio: 'كانت الأستاذة الدكتورة ليلى حسني تقيس السمع بالشوكة الرنانة قبل أن تمتلك العيادات جهازًا واحدًا. وهي صاحبة القاعدة المعلقة في كل غرفة إلى اليوم: دع المريض يكمل حديثه أولًا. لم تعد تستقبل المرضى، لكنها تقرأ كل شكوى بنفسها وتجيب عن معظمها بالهاتف.',
    },
    pictures: {
      image: {
        file: 'founders/laila-hosny',
        en: 'Drawn portrait of a founder in a pale grey hijab, glasses and a navy jacket',
        ar: 'بورتريه مرسوم لمؤسِّسة بحجاب رمادي فاتح ونظارة وسترة كحلية',
      },
    },
  },
  {
    key: 'adel-rizk',
    shared: { order: 2 },
    en: {
      name: 'Dr Adel Rizk',
      role: 'Founder, senior surgeon in retirement',
      bio: 'Dr Adel Rizk performed the first operations of the group and is proudest of the ones he talked people out of. He set up the weekly meeting at which surgeons present the patients they did not operate on, and he still comes to it, sits at the back and asks the simplest question.',
    },
    ar: {
      name: 'د. عادل رزق',
      role: 'مؤسِّس وكبير الجراحين سابقًا',
      bio: 'أجرى الدكتور عادل رزق أولى جراحات العيادات، وأكثر ما يعتز به الجراحات التي أقنع أصحابها بالعدول عنها. وهو الذي أسس الاجتماع الأسبوعي الذي يعرض فيه الجراحون مرضى لم يُجروا لهم جراحة. وما زال يحضره جالسًا في الصف الأخير ليسأل أبسط الأسئلة.',
    },
    pictures: {
      image: {
        file: 'founders/adel-rizk',
        en: 'Drawn portrait of a founder with white hair and beard, in a grey suit',
        ar: 'بورتريه مرسوم لمؤسس بشعر ولحية بيضاوين وبدلة رمادية',
      },
    },
  },
  {
    key: 'hisham-nour',
    shared: { order: 3 },
    en: {
      name: 'Hisham Nour',
      role: 'Founder and managing director',
      bio: 'Hisham Nour is the engineer among the founders. He built the first appointment book, on paper, after watching people wait three hours on a staircase in Dokki. He measures the group by one number, the minutes between the time promised and the time the door opens.',
    },
    ar: {
      name: 'م. هشام نور',
      role: 'مؤسِّس والمدير التنفيذي',
      bio: 'هشام نور هو المهندس الوحيد بين المؤسسين. وضع أول دفتر للمواعيد، وكان من ورق، بعد أن رأى الناس ينتظرون ثلاث ساعات على سلّم العيادة في الدقي. وهو يقيس نجاح العيادات برقم واحد: عدد الدقائق بين الموعد المتفق عليه ولحظة فتح الباب.',
    },
    pictures: {
      image: {
        file: 'founders/hisham-nour',
        en: 'Drawn portrait of a founder with greying hair and round glasses, in a navy suit',
        ar: 'بورتريه مرسوم لمؤسس خطّه الشيب بنظارة مستديرة وبدلة كحلية',
      },
    },
  },
];
