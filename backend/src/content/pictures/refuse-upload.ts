import { errors } from '@strapi/utils';
import { Unavailable } from '../../platform/unavailable';
import { languageOfEditor } from '../documents/editor-language';

/** Said to the editor who uploads, replaces or removes. */
const STORAGE = {
  en: 'The picture storage is not responding, so nothing was changed. Please try again in a few minutes.',
  ar: 'مكان حفظ الصور لا يستجيب، فلم يُنفَّذ ما طلبته. من فضلك حاول مرة أخرى بعد دقائق.',
};
const NAME = {
  en: 'The file name must end with a dot and the file type, such as .jpg, .png or .webp.',
  ar: 'يجب أن ينتهي اسم الملف بنقطة ونوعه فقط، مثل ‎.jpg أو ‎.png أو ‎.webp.',
};

/** @throws {Unavailable} */
export function refuseStorage(): never {
  throw new Unavailable(STORAGE[languageOfEditor()]);
}

/** @throws {ValidationError} */
export function refuseName(): never {
  throw new errors.ValidationError(NAME[languageOfEditor()]);
}
