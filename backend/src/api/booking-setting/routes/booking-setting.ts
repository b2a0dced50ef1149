import { createReadRoutes } from '../../../editorial/read-routes';

export default createReadRoutes('api::booking-setting.booking-setting');
