type Settings = { define?: object; build: { rollupOptions: object } };

/**
 * Adds to the settings of the editor's build what Prism, which colours code, needs: it keeps itself as `global.Prism`, and the
 * files of its languages look for it there, so they have to run after it.
 */
export default ({ define, build, ...settings }: Settings): Settings => ({
  ...settings,
  define: { ...define, global: 'globalThis' },
  build: { ...build, rollupOptions: { ...build.rollupOptions, output: { strictExecutionOrder: true } } },
});
