import type { SeedEntry } from './entry';
import { openOn } from './hours';

// The exchanges 2000, 3000 and 000 do not exist in Egypt's numbering: the numbers parse as valid and reach nobody.
export const branches: SeedEntry[] = [
  {
    key: 'new-cairo',
    shared: {
      location: {
        latitude: 30.0285,
        longitude: 31.4706,
        mapUrl: 'https://www.google.com/maps/search/?api=1&query=30.0285,31.4706',
      },
      phone: '+20220000101',
      whatsapp: '+20220000101',
      country: 'EG',
      timeZone: 'Africa/Cairo',
      workingHours: [
        ...openOn({
          days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
          from: '10:00',
          to: '22:00',
        }),
        ...openOn({ days: ['friday'], from: '16:00', to: '21:00' }),
      ],
      order: 1,
    },
    en: {
      name: 'New Cairo',
      summary:
        'Our largest branch, with the hearing and balance laboratories under one roof. It is the only one of the three that opens on Friday evenings. Parking is free for patients and there is a lift from the garage.',
      address: 'Building 14, Al Nada Medical Park, North 90 Street, Fifth Settlement, New Cairo',
      locality: 'New Cairo',
      region: 'Cairo',
      seo: {
        metaTitle: 'ENT clinic in New Cairo, Fifth Settlement',
        metaDescription:
          'Ear, nose and throat doctors in the Fifth Settlement, New Cairo. Hearing and balance tests, open every day and on Friday evenings. Book a time online.',
      },
    },
    ar: {
      name: 'القاهرة الجديدة',
      summary:
        'أكبر فروعنا، ويجمع معملي السمع والاتزان تحت سقف واحد. وهو الفرع الوحيد الذي يستقبل المرضى مساء الجمعة. به أماكن مجانية لانتظار السيارات ومصعد يصل إليها مباشرة.',
      address: 'مبنى 14، مجمع الندى الطبي، شارع التسعين الشمالي، التجمع الخامس، القاهرة الجديدة',
      locality: 'القاهرة الجديدة',
      region: 'القاهرة',
      seo: {
        metaTitle: 'عيادة أنف وأذن وحنجرة في التجمع الخامس، القاهرة الجديدة',
        metaDescription:
          'أطباء أنف وأذن وحنجرة في التجمع الخامس بالقاهرة الجديدة، واختبارات للسمع والاتزان. العيادة مفتوحة طوال الأسبوع ومساء الجمعة، والحجز عبر الموقع.',
      },
    },
    relations: {
      organisations: ['wadi-energy', 'sahl-telecom', 'rimal-construction', 'engineers', 'teachers'],
    },
    pictures: {
      image: {
        file: 'branches/new-cairo',
        en: 'The New Cairo branch: a low modern building between trees and palms',
        ar: 'فرع القاهرة الجديدة: مبنى حديث منخفض بين الأشجار والنخيل',
      },
    },
  },
  {
    key: 'dokki',
    shared: {
      location: {
        latitude: 30.0386,
        longitude: 31.2117,
        mapUrl: 'https://www.google.com/maps/search/?api=1&query=30.0386,31.2117',
      },
      phone: '+20230000202',
      whatsapp: '+20230000202',
      country: 'EG',
      timeZone: 'Africa/Cairo',
      workingHours: [
        ...openOn({
          days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday'],
          from: '11:00',
          to: '23:00',
        }),
        ...openOn({ days: ['thursday'], from: '11:00', to: '00:30' }),
      ],
      order: 2,
    },
    en: {
      name: 'Dokki',
      summary:
        'Where the group began in 2004: four rooms on the second floor, five minutes on foot from the metro. Home of our voice team, with a late clinic on Thursday nights for people who work long days.',
      address: 'Second floor, 27 Al Yasmin Street, off Mesaha Square, Dokki, Giza',
      locality: 'Dokki',
      region: 'Giza',
      seo: {
        metaTitle: 'ENT clinic in Dokki, Giza',
        metaDescription:
          'Ear, nose and throat doctors in Dokki, Giza, near the metro. Voice, sinus and head and neck clinics, open until after midnight on Thursdays. Book online.',
      },
    },
    ar: {
      name: 'الدقي',
      summary:
        'هنا بدأت نبرة عام 2004: أربع غرف في الطابق الثاني على بعد خمس دقائق سيرًا من محطة المترو. يضم الفرع وحدة الصوت، وبه عيادة مسائية متأخرة يوم الخميس لمن يطول يوم عمله.',
      address: 'الطابق الثاني، 27 شارع الياسمين، متفرع من ميدان المساحة، الدقي، الجيزة',
      locality: 'الدقي',
      region: 'الجيزة',
      seo: {
        metaTitle: 'عيادة أنف وأذن وحنجرة في الدقي، الجيزة',
        metaDescription:
          'أطباء أنف وأذن وحنجرة في الدقي قرب محطة المترو: عيادات الصوت والجيوب الأنفية والرأس والرقبة، مع عيادة ليلية يوم الخميس. احجز موعدك عبر الموقع.',
      },
    },
    relations: {
      organisations: ['wadi-energy', 'sahl-telecom', 'nakheel-insurance', 'engineers', 'journalists'],
    },
    pictures: {
      image: {
        file: 'branches/dokki',
        en: 'The Dokki branch: a city building on the bank of the Nile, felucas on the water',
        ar: 'فرع الدقي: مبنى على ضفة النيل وأمامه مراكب شراعية',
      },
    },
  },
  {
    key: 'alexandria',
    shared: {
      location: {
        latitude: 31.2112,
        longitude: 29.9431,
        mapUrl: 'https://www.google.com/maps/search/?api=1&query=31.2112,29.9431',
      },
      phone: '+2030000303',
      whatsapp: '+2030000303',
      country: 'EG',
      timeZone: 'Africa/Cairo',
      workingHours: [
        ...openOn({
          days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
          from: '10:00',
          to: '15:00',
        }),
        ...openOn({
          days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
          from: '17:00',
          to: '21:30',
        }),
      ],
      order: 3,
    },
    en: {
      name: 'Alexandria',
      summary:
        'A bright clinic in Smouha for Alexandria and the coast, open mornings and evenings with a break at midday. Children have their own waiting room and a hearing room built for play.',
      address: 'First floor, 8 Al Manara Street, Smouha, Alexandria',
      locality: 'Alexandria',
      region: 'Alexandria',
      seo: {
        metaTitle: 'ENT clinic in Smouha, Alexandria',
        metaDescription:
          'Ear, nose and throat doctors in Smouha, Alexandria, for adults and children. Morning and evening clinics, six days a week. Book a time online.',
      },
    },
    ar: {
      name: 'الإسكندرية',
      summary:
        'عيادة مضيئة في سموحة تخدم الإسكندرية والساحل، وتعمل صباحًا ومساءً مع راحة في منتصف اليوم. للأطفال قاعة انتظار خاصة بهم وغرفة لقياس السمع أُعدت ليلعبوا فيها.',
      address: 'الطابق الأول، 8 شارع المنارة، سموحة، الإسكندرية',
      locality: 'الإسكندرية',
      region: 'الإسكندرية',
      seo: {
        metaTitle: 'عيادة أنف وأذن وحنجرة في سموحة، الإسكندرية',
        metaDescription:
          'أطباء أنف وأذن وحنجرة للكبار والأطفال في سموحة بالإسكندرية. عيادات صباحية ومسائية ستة أيام في الأسبوع، والحجز متاح عبر الموقع.',
      },
    },
    relations: {
      organisations: ['rimal-construction', 'nakheel-insurance', 'marsa-shipping', 'teachers', 'engineers'],
    },
    pictures: {
      image: {
        file: 'branches/alexandria',
        en: 'The Alexandria branch: a light building with arches, the sea behind it',
        ar: 'فرع الإسكندرية: مبنى فاتح بأقواس والبحر من خلفه',
      },
    },
  },
];
