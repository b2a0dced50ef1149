import { errors } from '@strapi/utils';
import { isWebsite } from '../platform/api-caller';

/** Lets only the website in: booking calls are made by its server, never by a browser. */
export default ({ request }: { request: { get: (header: string) => string } }): true => {
  if (isWebsite(request.get('X-Website-Key'))) return true;
  throw new errors.UnauthorizedError('Only the website may call this');
};
