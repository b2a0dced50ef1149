import type { SeedEntry } from './entry';

const OTHER_DAYS = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'];

export const bookingSetting: SeedEntry = {
  key: 'booking-setting',
  shared: {
    noticeMinutes: 120,
    horizonDays: 60,
    maxLivePerDoctorDay: 1,
    maxLivePerPatient: 3,
    maxLivePerPhone: 6,
    maxAge: 120,
    notesMaxLength: 1000,
    holdMinutes: 10,
    maxHoldsPerAddress: 20,
    cardRetentionDays: 90,
    maxRequestsPerAddressHour: 60,
    defaultSlotMinutes: 20,
    callCentrePhone: '+20220000100',
    callCentreWhatsapp: '+20220000100',
    callHours: [
      ...OTHER_DAYS.map((weekday) => ({ weekday, opensAt: '09:00:00.000', closesAt: '23:00:00.000' })),
      { weekday: 'friday', opensAt: '14:00:00.000', closesAt: '21:00:00.000' },
    ],
    callTimeZone: 'Africa/Cairo',
    callWithinMinutes: 120,
    consentVersion: '2026-1',
  },
  en: {
    callCentreHours: 'Every day from 9 am to 11 pm, Fridays from 2 pm to 9 pm',
    confirmationPromise:
      'The time is held for you. Our call centre always phones from the number shown here, and tries again if you cannot answer.',
    whatToBring:
      'Your ID and, if you come through a company or a syndicate, the original card. Earlier test results, scans and letters. A list of the medicines you take, or simply their boxes. A child needs a parent or guardian. Please come 10 minutes early.',
    consentText:
      'I agree that Nabra ENT Clinics keeps the details I give here, including what I write about my health and the pictures of my contract card, in order to arrange and carry out this visit. Only the staff who need them will see them. I can ask to see, correct or erase them, or withdraw this consent, as the privacy policy explains. If I book for someone else, I have their permission or I am their parent or guardian.',
  },
  ar: {
    callCentreHours: 'يوميًا من 9 صباحًا حتى 11 مساءً، والجمعة من 2 بعد الظهر حتى 9 مساءً',
    confirmationPromise:
      'الموعد محجوز باسمك. يتصل بك مركز الاتصال من الرقم الظاهر هنا وحده، ويعيد المحاولة إن لم تتمكن من الرد.',
    whatToBring:
      'بطاقتك الشخصية، وأصل بطاقة التعاقد إن كنت تابعًا لشركة أو نقابة. نتائج الفحوصات والأشعة والتقارير السابقة. قائمة بالأدوية التي تتناولها، أو علبها نفسها. ويلزم حضور ولي الأمر مع الطفل. نرجو الحضور قبل الموعد بعشر دقائق.',
    consentText:
      'أوافق على أن تحتفظ عيادات نبرة بالبيانات التي أقدمها هنا، ومنها ما أكتبه عن حالتي الصحية وصور بطاقة التعاقد، لترتيب هذه الزيارة وإتمامها. ولا يطلع عليها إلا من يحتاج إليها من العاملين. ومن حقي أن أطلب الاطلاع عليها أو تصحيحها أو محوها، وأن أسحب موافقتي، على النحو المبين في سياسة الخصوصية. وإذا كنت أحجز لغيري فذلك بإذنه، أو بصفتي والدًا له أو وليًّا عليه.',
  },
  relations: { defaultService: 'consultation' },
};
