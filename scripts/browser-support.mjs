// npm run browsers:check: checks that every API used in the page exists in every browser of package.json's
// browserslist. eslint-plugin-compat recognizes global names but no methods of values (`list.toSorted()`). This
// script asks the compiler which interface a name belongs to and looks it up in MDN's data, which the plugin
// includes.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root, run } from './lib/project.mjs';
import { oldestBrowsers } from './lib/supported-browsers.mjs';

/** Reasons for using a name even though a browser lacks it. */
const allowed = {
  'Navigator.share': 'the link is copied instead',
  'Navigator.vibrate': 'the page shows a success anyway',
  requestIdleCallback: 'a timer does it instead',
  cancelIdleCallback: 'comes with requestIdleCallback',
};
/** Desktop Safari has no touch screens, so it never sends touch events. */
const touch = /^(TouchEvent|TouchList|Touch)(\.|$)/;

/** Packages whose code runs in the page or in one of its workers. */
const folders = ['web', 'contract', 'quantum', 'curriculum', 'toolkit'];

const require = createRequire(import.meta.url);
const mdn = createRequire(require.resolve('eslint-plugin-compat'))('@mdn/browser-compat-data');
const mdnNames = { ios_saf: 'safari_ios' };
const browsers = oldestBrowsers();

await run(() => {
  const missingNames = findMissingNames();
  const words = new Set([...missingNames.keys()].map((name) => name.split('.').at(-1)));
  const program = ts.createProgram(filesOfThePage(), optionsOfTheWeb());
  const checker = program.getTypeChecker();
  const faults = new Set();
  let count = 0;
  for (const file of program.getSourceFiles()) {
    if (!isOfThePage(file.fileName)) continue;
    count += 1;
    visit(file, file);
  }
  if (count < 1000) throw new Error(`Only ${String(count)} files were read`);
  if (faults.size > 0) console.log([...faults].join('\n'));
  return faults.size > 0 ? 1 : 0;

  function visit(node, file) {
    if (ts.isIdentifier(node) && words.has(node.text)) checkName(node, file);
    ts.forEachChild(node, (child) => visit(child, file));
  }

  function checkName(node, file) {
    for (const declaration of checker.getSymbolAtLocation(node)?.declarations ?? []) {
      if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return;
      const name = nameOf(declaration);
      if (!missingNames.has(name) || name in allowed || touch.test(name)) continue;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const place = `${relative(root, file.fileName)}:${String(line + 1)}`;
      faults.add(`${place}: ${name} is missing in ${missingNames.get(name).join(' and ')}`);
    }
  }
});

/** Names such as `Array.toSorted`, `URL.canParse`, or `structuredClone`, each with the browsers that lack it. */
function findMissingNames() {
  const missingNames = new Map();
  const add = (name, entry) => {
    const missing = browsers.filter(
      (browser) =>
        !isSupported(entry.__compat?.support[mdnNames[browser.name] ?? browser.name], browser),
    );
    if (missing.length > 0)
      missingNames.set(
        name,
        missing.map(({ name, version }) => `${name} ${version}`),
      );
  };
  for (const data of [mdn.api, mdn.javascript.builtins]) {
    for (const [owner, members] of Object.entries(data)) {
      if (owner === '__compat') continue;
      add(owner, members);
      for (const [key, entry] of Object.entries(members)) {
        const member = key.replace(/_static$/, '');
        if (key !== '__compat') add(owner === 'Window' ? member : `${owner}.${member}`, entry);
      }
    }
  }
  return missingNames;
}

/** @param support Support data of one browser in MDN's format: one entry, or several alternatives. */
function isSupported(support, { version }) {
  return [support ?? {}].flat().some(({ version_added: added = true, prefix, flags }) => {
    if (prefix !== undefined || flags !== undefined) return false;
    // `false` and `preview` mean that no released version has it.
    if (typeof added !== 'string') return added !== false;
    return added !== 'preview' && isAtMost(added.replace('≤', ''), version);
  });
}

function isAtMost(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const at = left.findIndex((part, index) => part !== (right[index] ?? 0));
  return at === -1 || left[at] < (right[at] ?? 0);
}

/** Converts a name in the compiler's own libraries to its name in MDN's data. */
function nameOf({ name, parent }) {
  const own = name?.getText();
  const isOfWindow = (owner) => owner === 'Window' || owner === 'WindowOrWorkerGlobalScope';
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text.replace(/Constructor$|^Readonly(?=Array$|Map$|Set$)/, '');
    return isOfWindow(owner) ? own : `${owner}.${own}`;
  }
  const isStatic = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent);
  return isStatic ? `${parent.parent.name.getText()}.${own}` : own;
}

function isOfThePage(path) {
  const isInFolder = folders.some((folder) => path.startsWith(`${root}/${folder}/src/`));
  return isInFolder && !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(path);
}

function filesOfThePage() {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true })
      .map((name) => `${root}/${folder}/src/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && isOfThePage(path)),
  );
}

function optionsOfTheWeb() {
  const path = join(root, 'web/tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'web'));
  return { ...options, rootDir: root, noEmit: true, composite: false, incremental: false };
}
