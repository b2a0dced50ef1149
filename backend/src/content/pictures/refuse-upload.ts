import { errors } from '@strapi/utils';
import { Unavailable } from '../../platform/refusal';
import { languageOfEditor } from '../documents/refuse-problems';
import { LARGEST_PICTURE_MB, LARGEST_UPLOAD_MB, MOST_PIXELS } from './limits';

/** Texts for the editor who uploads, replaces or removes. */
const WORDS = {
  storage: {
    en: 'The picture storage is not responding, so nothing was changed. Please try again in a few minutes.',
    ar: 'مكان حفظ الصور لا يستجيب، فلم يُنفَّذ ما طلبته. من فضلك حاول مرة أخرى بعد دقائق.',
  },
  name: {
    en: 'The file name must end with a dot and the file type, such as .jpg, .png or .webp.',
    ar: 'يجب أن ينتهي اسم الملف بنقطة ونوعه فقط، مثل ‎.jpg أو ‎.png أو ‎.webp.',
  },
  infected: {
    en: 'The malware scanner found something in this file, so it was not kept. Check the device it comes from.',
    ar: 'وجد فاحص البرمجيات الضارة شيئًا في هذا الملف، فلم يُحفظ. افحص الجهاز الذي جاء منه.',
  },
  unscanned: {
    en: 'The malware scanner is not responding, so no file can be taken. Please try again in a few minutes.',
    ar: 'فاحص البرمجيات الضارة لا يستجيب، فلا يمكن قبول أي ملف. من فضلك حاول مرة أخرى بعد دقائق.',
  },
  unreadable: {
    en: 'This file is not a picture that can be shown. Save it again as JPEG, PNG or WebP and upload that.',
    ar: 'لا يمكن عرض هذا الملف كصورة. احفظها من جديد بصيغة JPEG أو PNG أو WebP ثم ارفعها.',
  },
  heic: {
    en: 'HEIC photos cannot be shown on the site. Open the photo, export it as JPEG and upload that, or set the phone’s camera to “Most Compatible” (Settings, Camera, Formats).',
    ar: 'لا يمكن عرض صور HEIC على الموقع. افتح الصورة وصدّرها بصيغة JPEG ثم ارفعها، أو اضبط كاميرا الهاتف على «الأكثر توافقًا» (الإعدادات، الكاميرا، التنسيقات).',
  },
};

/** Returns the message for an upload that is no picture, or of a kind that browsers do not show. */
export const wordsOfOtherType = (language: 'en' | 'ar'): string => WORDS.unreadable[language];

/** @throws {Unavailable} while what is needed does not answer, {ValidationError} for what is wrong with the file */
export function refuseUpload(why: keyof typeof WORDS): never {
  const words = WORDS[why][languageOfEditor()];
  throw why === 'storage' || why === 'unscanned' ? new Unavailable(words) : new errors.ValidationError(words);
}

const millions = (points: number) => Math.round(points / 1_000_000);

export function refusePixels({ width, height }: { width: number; height: number }): never {
  const [most, has] = [millions(MOST_PIXELS), millions(width * height)];
  const words = {
    en: `Pictures can have up to ${most} million points; this one has ${has} million (${width} × ${height}).`,
    ar: `يمكن أن تبلغ الصورة ${most} مليون نقطة، وهذه فيها ${has} مليون (${width} × ${height}).`,
  };
  throw new errors.ValidationError(words[languageOfEditor()]);
}

/** Returns what an upload is told that is too large, of `bytes` where the call says so. */
export function wordsOfTooLarge(bytes: number | undefined, language: 'en' | 'ar'): string {
  const has = bytes === undefined ? null : Math.ceil(bytes / (1024 * 1024));
  const words = {
    en: `Pictures can have up to ${LARGEST_PICTURE_MB} MB each, ${LARGEST_UPLOAD_MB} MB together${has === null ? '' : `; this has ${has} MB`}. Make the picture smaller, or send fewer at a time.`,
    ar: `يمكن أن تبلغ الصورة ${LARGEST_PICTURE_MB} ميجابايت، والصور معًا ${LARGEST_UPLOAD_MB} ميجابايت${has === null ? '' : `، وما أرسلته ${has} ميجابايت`}. صغّر الصورة أو أرسل عددًا أقل في المرة.`,
  };
  return words[language];
}
