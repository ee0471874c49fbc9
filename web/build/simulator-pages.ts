/**
 * Makes the pages of the simulators, `/simulators/<name>`, from one template (`simulator.html`), the contract's
 * interactives, and one entry each. The pages exist only as modules of the build, not as files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { allSimulators, findSimulator, type Simulator } from '../../contract/src/index.ts';

const root = join(import.meta.dirname, '..');
const interactives = join(root, '../contract/src/interactives/interactives.ts');

/** Inputs of the build. */
export const simulatorInputs = allSimulators().map(({ name }) => `simulators/${name}/index.html`);

/** `simulators/<name>/<file>`, relative to the root or absolute. */
function partOf(id: string): { simulator: Simulator; file: string } | undefined {
  const [, name, file = ''] =
    /(?:^|\/)simulators\/([\w-]+)\/(index\.html|entry\.ts)$/.exec(id) ?? [];
  const simulator = findSimulator(name);
  return simulator && { simulator, file };
}

function htmlOf({ name, title, description }: Simulator): string {
  return readFileSync(join(root, 'simulator.html'), 'utf8')
    .replace('%SIMULATOR_NAME%', name)
    .replace('%SIMULATOR_TITLE%', title)
    .replace('%SIMULATOR_DESCRIPTION%', description);
}

/**
 * The circuit lab is no interactive and has an entry of its own. The query makes a copy of the contract's module for
 * each page, of which only the page's own interactive is left: all of them would take too much of its script budget.
 */
export function entryOf({ interactive }: Simulator): string {
  if (interactive === null) return "import '/src/app/frames/circuit-lab.tsx';";
  const constant = interactive.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return [
    `import { ${constant} } from '${interactives}?${interactive}';`,
    `import { View } from '/src/interactives/${interactive}/view.tsx';`,
    "import { showInteractive } from '/src/app/frames/show-interactive.tsx';",
    `showInteractive(${constant}, View);`,
  ].join('\n');
}

export function simulatorPagesPlugin(): Plugin {
  return {
    name: 'simulator-pages',
    resolveId(id) {
      const part = partOf(id);
      return part && join(root, 'simulators', part.simulator.name, part.file);
    },
    load(id) {
      const part = partOf(id);
      if (!part) return undefined;
      return part.file === 'index.html' ? htmlOf(part.simulator) : entryOf(part.simulator);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, asked] = /^\/simulators\/([\w-]+)\/?(?=\?|$)/.exec(request.url ?? '') ?? [];
        const simulator = findSimulator(asked);
        if (!simulator) return next();
        server
          .transformIndexHtml(
            `/simulators/${simulator.name}/index.html`,
            htmlOf(simulator),
            request.originalUrl,
          )
          .then((html) => response.setHeader('content-type', 'text/html').end(html))
          .catch(next);
      });
    },
  };
}
