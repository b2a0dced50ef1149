import { createReadRoutes } from '../../../editorial/read-routes';

export default createReadRoutes('api::day-off.day-off');
