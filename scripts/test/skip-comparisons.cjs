/**
 * Has the start of a Strapi leave out what it compares with the content types each time: the views of the editor and the rights of
 * the super administrator. A database that the same code has made has them right, and finding that out is a fifth of a start.
 *
 * @param {import('@strapi/strapi').Core.Strapi} strapi registered, and not begun yet
 */
function skipComparisons(strapi) {
  const views = strapi.plugin('content-manager');
  for (const name of ['components', 'content-types']) views.service(name).syncConfigurations = async () => {};
  strapi.service('admin::role').resetSuperAdminPermissions = async () => {};
}

module.exports = { skipComparisons };
