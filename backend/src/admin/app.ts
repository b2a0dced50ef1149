import type { StrapiApp } from '@strapi/strapi/admin';

// The editor asks no other server for news, and speaks Arabic to those who choose it.
const config = {
  locales: ['ar'],
  tutorials: false,
  notifications: { releases: false },
};

export default {
  config,
  bootstrap(_app: StrapiApp) {},
};
