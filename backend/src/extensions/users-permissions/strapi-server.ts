interface AccountsPlugin {
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}

/** The accounts plugin of Strapi, made fit for the accounts of staff (docs/decisions/0070, 0071). */
export default (plugin: AccountsPlugin): AccountsPlugin => {
  // Document ids of the branches a member of staff is limited to; null for all of them.
  plugin.contentTypes.user.schema.attributes.branches = { type: 'json' };
  return plugin;
};
