import { quoted, type Row, type Store } from './store';

const ACCOUNTS = [
  { table: 'up_users', roles: 'up_users_role_lnk' },
  { table: 'admin_users', roles: 'admin_users_roles_lnk' },
] as const;

/** Tables of what belongs to accounts by their ids, which become those of others. */
const THEIRS = ['strapi_sessions', 'second_factors', 'recovery_codes', 'account_codes'];

interface Account {
  table: string;
  roles: string;
  row: Row;
  roleIds: unknown[];
}

/** Takes the first accounts of a new installation away, so that others can have their ids. */
export async function takeAccounts(store: Store): Promise<Account[]> {
  const taken: Account[] = [];
  for (const { table, roles } of ACCOUNTS) {
    for (const row of await store.all(`SELECT * FROM ${quoted(table)} ORDER BY id`)) {
      const held = await store.all(`SELECT role_id FROM ${quoted(roles)} WHERE user_id = ?`, [row.id]);
      taken.push({ table, roles, row, roleIds: held.map(({ role_id }) => role_id) });
    }
    await store.all(`DELETE FROM ${quoted(roles)}`);
    await store.all(`DELETE FROM ${quoted(table)}`);
  }
  for (const table of THEIRS) await store.all(`DELETE FROM ${quoted(table)}`);
  return taken;
}

/** Restores accounts: adds them to the others, or sets the passwords of accounts with the same address. */
export async function putAccounts(store: Store, accounts: Account[]): Promise<void> {
  for (const { table, roles, row, roleIds } of accounts) {
    const { id: _, ...values } = row;
    const find = () =>
      store.all(`SELECT id FROM ${quoted(table)} WHERE lower(email) = lower(?)`, [row.email]);
    const [known] = await find();
    if (known) {
      await store.all(`UPDATE ${quoted(table)} SET password = ? WHERE id = ?`, [row.password, known.id]);
      continue;
    }
    const names = Object.keys(values);
    await store.all(
      `INSERT INTO ${quoted(table)} (${names.map(quoted).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      Object.values(values),
    );
    const [made] = await find();
    for (const role of roleIds)
      await store.all(`INSERT INTO ${quoted(roles)} (user_id, role_id) VALUES (?, ?)`, [made?.id, role]);
  }
}
