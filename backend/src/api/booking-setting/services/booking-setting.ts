import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::booking-setting.booking-setting');
