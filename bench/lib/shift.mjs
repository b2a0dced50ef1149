/** Address of a member of the shift, by number. @param {number} index */
export const personOfShift = (index) => `shift-${index}@clinic.example`;

/**
 * Makes accounts for a shift of the call centre, all with the password of BENCH_STAFF_PASSWORD.
 *
 * @param {{ strapi: any, people: number }} options
 */
export async function createShift({ strapi, people }) {
  if (people === 0) return;
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'staff' } });
  const users = strapi.plugin('users-permissions').service('user');
  for (let index = 0; index < people; index += 1) {
    const email = personOfShift(index);
    await users.add({
      username: email,
      email,
      password: process.env.BENCH_STAFF_PASSWORD,
      provider: 'local',
      confirmed: true,
      blocked: false,
      role: role.id,
    });
  }
}
