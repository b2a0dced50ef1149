import { errors } from '@strapi/utils';
import { Unavailable } from '../../platform/unavailable';
import { languageOfEditor } from '../documents/editor-language';

/** Said to the editor who uploads, replaces or removes. */
const STORAGE = {
  en: 'The place where pictures are kept does not answer, so this was not done. Please try again in a few minutes.',
  ar: 'مكان حفظ الصور لا يستجيب، فلم يُنفَّذ ما طلبته. من فضلك حاول مرة أخرى بعد دقائق.',
};
const NAME = {
  en: 'The name of the file has to end with a dot and its kind alone, such as .jpg, .png or .webp.',
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
