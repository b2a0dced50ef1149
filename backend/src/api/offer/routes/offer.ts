import { createReadRoutes } from '../../../content/editorial/read-routes';

export default createReadRoutes('api::offer.offer');
