import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::day-off.day-off');
