import type { EditorialNoun } from '../../content/editorial/types';

export const EDITOR_ROLES = {
  secretary: {
    code: 'clinic-secretary',
    name: 'Secretary · سكرتارية العيادة',
    description:
      'Everything on the site, with doctors, hours and pictures. Not the booking settings, not patients. ' +
      '(كل ما في الموقع والأطباء والمواعيد والصور، دون إعدادات الحجز ودون المرضى)',
  },
  marketing: {
    code: 'clinic-marketing',
    name: 'Marketing · التسويق',
    description:
      'Pages, articles, questions and pictures, and the words about doctors, branches and services. Not phones, hours ' +
      'or what can be booked. (الصفحات والمقالات والأسئلة والصور ونصوص الأطباء والفروع والخدمات، دون الهواتف والمواعيد والحجز)',
  },
} as const;

export type EditorRole = keyof typeof EDITOR_ROLES;

/** `write`: make, change, publish, delete. `words`: change and publish all but these. `read`: see, and choose elsewhere. */
export type Access = 'write' | 'read' | 'none' | { words: { except: readonly string[] } };

const BOOKED = ['takesNoNewBookings', 'confirmation'];
const DEPOSIT = ['depositAmount', 'depositMinutes', 'depositRefundHours'];

/** Rights by type. The secretary maintains facts of the clinic; marketing changes nothing that medicine or booking depends on. */
export const EDITOR_ACCESS: Readonly<Record<EditorialNoun, Record<EditorRole, Access>>> = {
  about: { secretary: 'write', marketing: 'write' },
  announcement: { secretary: 'write', marketing: 'write' },
  article: { secretary: 'write', marketing: 'write' },
  'booking-setting': { secretary: 'none', marketing: 'none' },
  branch: {
    secretary: 'write',
    marketing: {
      words: {
        except: [
          ...BOOKED,
          ...['phone', 'whatsapp', 'ambulance', 'emergencyDepartment', 'country', 'timeZone'],
          ...['workingHours', 'organisations'],
        ],
      },
    },
  },
  category: { secretary: 'write', marketing: 'write' },
  closure: { secretary: 'write', marketing: 'none' },
  'day-off': { secretary: 'write', marketing: 'none' },
  doctor: { secretary: 'write', marketing: { words: { except: [...BOOKED, ...DEPOSIT, 'treats'] } } },
  faq: { secretary: 'write', marketing: 'write' },
  fee: { secretary: 'write', marketing: 'read' },
  founder: { secretary: 'write', marketing: 'write' },
  home: { secretary: 'write', marketing: 'write' },
  'main-info': {
    secretary: 'write',
    marketing: { words: { except: ['phone', 'whatsapp', 'email', 'emergencyNote'] } },
  },
  'message-text': { secretary: 'none', marketing: 'none' },
  offer: { secretary: 'write', marketing: 'write' },
  organisation: { secretary: 'write', marketing: 'read' },
  page: { secretary: 'write', marketing: 'write' },
  'page-intro': { secretary: 'write', marketing: 'write' },
  'privacy-policy': { secretary: 'write', marketing: 'read' },
  'red-flag': { secretary: 'write', marketing: 'read' },
  resource: { secretary: 'write', marketing: 'none' },
  review: { secretary: 'write', marketing: 'write' },
  schedule: { secretary: 'write', marketing: 'none' },
  service: {
    secretary: 'write',
    marketing: {
      words: {
        except: [...BOOKED, ...DEPOSIT, 'durationMinutes', 'needs', 'preparation', 'questions', 'series'],
      },
    },
  },
  specialty: { secretary: 'write', marketing: 'write' },
  symptom: { secretary: 'write', marketing: 'read' },
  'terms-and-conditions': { secretary: 'write', marketing: 'read' },
  vacancy: { secretary: 'write', marketing: 'write' },
};

/** The media library, for both roles; folders and everything beside it are settings. */
export const MEDIA_ACTIONS = [
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
] as const;
