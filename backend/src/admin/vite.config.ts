type Settings = { define?: object; build: { rollupOptions: object } };

/** Adds what Prism needs to the editor's build: its languages look for `global.Prism`, so they have to run after it. */
export default ({ define, build, ...settings }: Settings): Settings => ({
  ...settings,
  define: { ...define, global: 'globalThis' },
  build: { ...build, rollupOptions: { ...build.rollupOptions, output: { strictExecutionOrder: true } } },
});
