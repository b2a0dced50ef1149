import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::day-off.day-off');
