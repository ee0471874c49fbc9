/** Swaps `src/lib/endpoints.ts` for the bare methods and paths of the contract's endpoints. */
import { runnerImport, type Plugin } from 'vite';

interface Bare {
  readonly method: string;
  readonly path: string;
}

const isEndpoint = (value: unknown): value is Bare =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

export function bareEndpoints(): Plugin {
  return {
    name: 'bare-endpoints',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/src/lib/endpoints.ts')) return null;
      const { module } = await runnerImport<Record<string, object>>(id, {
        configFile: false,
        logLevel: 'error',
        resolve: { conditions: ['source'], noExternal: [/^@qubloom\//] },
      });
      return Object.entries(module)
        .map(([feature, endpoints]) => {
          const bare = Object.entries(endpoints)
            .filter((entry): entry is [string, Bare] => isEndpoint(entry[1]))
            .map(([name, { method, path }]) => [name, { method, path }] as const);
          return `export const ${feature} = ${JSON.stringify(Object.fromEntries(bare))};`;
        })
        .join('\n');
    },
  };
}
