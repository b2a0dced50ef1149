import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::booking-setting.booking-setting');
