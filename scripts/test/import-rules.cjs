const SHARED = [
  {
    name: 'no-cycles',
    comment:
      'Two files that import each other cannot be read, tested or loaded one at a time. Move what both need to a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-cycles-between-folders',
    comment:
      'Two folders that import each other are one folder with two names. Move what both need to one of them, or below both.',
    scope: 'folder',
    from: { path: '^src/' },
    to: { circular: true, viaOnly: { path: '^src/' } },
  },
  {
    name: 'contract-imports-zod-alone',
    comment:
      'contract/ is copied into both apps, which share one package of the same version: zod. Pass in what else a rule needs. Only the drain and the metrics listener of both servers import Node.',
    from: { path: '^src/contract/', pathNot: '/(drain|metrics-listener|[^/]+\\.test)\\.ts$' },
    to: { pathNot: '^src/contract/|node_modules/zod/' },
  },
  {
    name: 'nothing-unresolvable',
    comment: 'The imported file or package does not exist.',
    from: {},
    to: { couldNotResolve: true },
  },
];

/**
 * Configuration of dependency-cruiser for an app: the rules that both have, and its own.
 *
 * @param {{ format: 'import' | 'require', rules: object[] }} app format: of the modules that it loads
 */
module.exports = ({ format, rules }) => ({
  forbidden: [...SHARED, ...rules].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: [format, 'node', 'default', 'types'],
    },
  },
});
