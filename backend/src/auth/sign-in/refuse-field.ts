import { errors } from '@strapi/utils';
import type { AccountFault } from '../../contract/account';

/** A 400 that names the field and what is wrong with it. @throws ValidationError */
export function refuseField(field: string, code: AccountFault): never {
  throw new errors.ValidationError('Some fields are not valid', {
    errors: [{ path: [field], code, message: code, name: 'ValidationError' }],
  });
}
