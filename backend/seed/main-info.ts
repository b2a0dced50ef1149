import type { SeedEntry, SeedPicture } from './entry';

const socialMedia = [
  { platform: 'facebook', url: 'https://www.facebook.com/nabra.ent.demo' },
  { platform: 'instagram', url: 'https://www.instagram.com/nabra.ent.demo' },
  { platform: 'youtube', url: 'https://www.youtube.com/@nabra-ent-demo' },
  { platform: 'linkedin', url: 'https://www.linkedin.com/company/nabra-ent-demo' },
];

/** Shown where a page is shared that has no picture of its own. */
export const previewPicture: SeedPicture = {
  file: 'home/og-default',
  en: 'Sound reaches a woman’s ear and breath leaves her nose, the Nile behind her',
  ar: 'الصوت يصل إلى أذن سيدة والنَّفَس يخرج من أنفها والنيل من خلفها',
};

export const mainInfo: SeedEntry = {
  key: 'main-info',
  shared: { phone: '+20220000100', whatsapp: '+20220000100', email: 'hello@nabra.example' },
  en: {
    siteName: 'Nabra ENT Clinics',
    shortName: 'Nabra ENT',
    tagline: 'Ear, nose and throat care in New Cairo, Dokki and Alexandria',
    footerText:
      'Three ear, nose and throat clinics that listen first. This is demonstration content: the clinics, their doctors and their patients are invented.',
    emergencyNote:
      'Struggling to breathe, heavy bleeding that does not stop, or a face or arm that has gone weak? Do not book: call the ambulance on 123 or go to the nearest emergency department now.',
    socialMedia,
    seo: {
      metaTitle: 'Nabra ENT Clinics: ear, nose and throat doctors in Egypt',
      metaDescription:
        'Find an ear, nose and throat doctor in New Cairo, Dokki or Alexandria, see the free times and book in two minutes, in English or Arabic.',
      openGraph: {
        ogTitle: 'Nabra ENT Clinics',
        ogDescription:
          'Ear, nose and throat doctors in New Cairo, Dokki and Alexandria. See the free times and book online.',
      },
    },
  },
  ar: {
    siteName: 'عيادات نبرة للأنف والأذن والحنجرة',
    shortName: 'عيادات نبرة',
    tagline: 'رعاية الأنف والأذن والحنجرة في القاهرة الجديدة والدقي والإسكندرية',
    footerText:
      'ثلاث عيادات للأنف والأذن والحنجرة تبدأ بالإصغاء. المحتوى هنا تجريبي: العيادات وأطباؤها ومرضاها من نسج الخيال.',
    emergencyNote:
      'إذا شعرت بضيق شديد في التنفس، أو أصابك نزيف غزير لا يتوقف، أو ضعف مفاجئ في الوجه أو الذراع، فلا تنتظر موعدًا: اتصل بالإسعاف على 123 أو توجه فورًا إلى أقرب قسم طوارئ.',
    socialMedia,
    seo: {
      metaTitle: 'عيادات نبرة: أطباء الأنف والأذن والحنجرة في مصر',
      metaDescription:
        'اختر طبيب الأنف والأذن والحنجرة في القاهرة الجديدة أو الدقي أو الإسكندرية، واطلع على المواعيد المتاحة، واحجز في دقيقتين بالعربية أو الإنجليزية.',
      openGraph: {
        ogTitle: 'عيادات نبرة للأنف والأذن والحنجرة',
        ogDescription:
          'أطباء أنف وأذن وحنجرة في القاهرة الجديدة والدقي والإسكندرية. اطلع على المواعيد المتاحة واحجز عبر الموقع.',
      },
    },
  },
  pictures: { 'seo.openGraph.ogImage': previewPicture },
};
