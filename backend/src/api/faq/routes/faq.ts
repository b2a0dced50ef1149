import { createReadRoutes } from '../../../editorial/read-routes';

export default createReadRoutes('api::faq.faq');
