/**
 * Makes the pages of the simulators, `/simulators/<name>`, from one template (`simulator.html`), the table in the
 * contract, and one entry each. The pages exist only as modules of the build, not as files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { localSimulators, simulatorPages, type LocalSimulator } from '../../contract/src/index.ts';

const root = join(import.meta.dirname, '..');

/** Inputs of the build. */
export const simulatorInputs = localSimulators.map((name) => `simulators/${name}/index.html`);

/** `simulators/<name>/<file>`, relative to the root or absolute. */
function partOf(id: string): { name: LocalSimulator; file: string } | undefined {
  const [, name, file = ''] =
    /(?:^|\/)simulators\/([\w-]+)\/(index\.html|entry\.ts)$/.exec(id) ?? [];
  const known = localSimulators.find((one) => one === name);
  return known && { name: known, file };
}

function htmlOf(name: LocalSimulator): string {
  const { title, description } = simulatorPages[name];
  return readFileSync(join(root, 'simulator.html'), 'utf8')
    .replace('%SIMULATOR_NAME%', name)
    .replace('%SIMULATOR_TITLE%', title)
    .replace('%SIMULATOR_DESCRIPTION%', description);
}

/** The circuit lab is no interactive and has an entry of its own. */
function entryOf(name: LocalSimulator): string {
  if (name === 'circuit-lab') return "import '/src/app/frames/circuit-lab.tsx';";
  const { title, interactive } = simulatorPages[name];
  const folder = `/src/interactives/${interactive}`;
  return [
    `import { View } from '${folder}/view.tsx';`,
    `import { readOptions } from '${folder}/options.ts';`,
    "import { showInteractive } from '/src/app/frames/show-interactive.tsx';",
    `showInteractive(${JSON.stringify(title)}, View, readOptions);`,
  ].join('\n');
}

export function simulatorPagesPlugin(): Plugin {
  return {
    name: 'simulator-pages',
    resolveId(id) {
      const part = partOf(id);
      return part && join(root, 'simulators', part.name, part.file);
    },
    load(id) {
      const part = partOf(id);
      if (!part) return undefined;
      return part.file === 'index.html' ? htmlOf(part.name) : entryOf(part.name);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, asked] = /^\/simulators\/([\w-]+)\/?(?=\?|$)/.exec(request.url ?? '') ?? [];
        const name = localSimulators.find((known) => known === asked);
        if (!name) return next();
        server
          .transformIndexHtml(`/simulators/${name}/index.html`, htmlOf(name), request.originalUrl)
          .then((html) => response.setHeader('content-type', 'text/html').end(html))
          .catch(next);
      });
    },
  };
}
