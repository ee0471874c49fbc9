// Adds up how much script and style each page loads at its start, compressed as it is sent, and fails if a page is over
// its budget. With --list, it prints all pages.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'dist';
const stylesBudget = 30_000;
const pages = [
  { name: 'landing page', html: 'index.html', budget: 170_000 },
  { name: 'course library', html: 'visitor/course-library.html', budget: 170_000 },
  // It shares the code of its lessons, such as how questions are answered.
  { name: 'course', html: 'visitor/course.html', budget: 180_000 },
  { name: 'lesson', html: 'visitor/lesson.html', budget: 230_000 },
  ...readdirSync(join(folder, 'simulators')).map((name) => ({
    name: `simulator ${name}`,
    html: `simulators/${name}/index.html`,
    // The circuit lab is a tool for whole lessons, so it may be larger.
    budget: name === 'circuit-lab' ? 180_000 : 132_000,
  })),
];

for (const { name, html, budget } of pages) {
  const page = readFileSync(join(folder, html), 'utf8');
  // Scripts are named in `src` and `href`, and those that start.js requests are named in a list.
  const named = (ending) =>
    Array.from(
      page.matchAll(new RegExp(`[" ]/([^" ]+\\.${ending})(?=[" ])`, 'g')),
      ([, path]) => path,
    );
  check(`${name}, script`, withImports(named('js')), budget);
  check(`${name}, style`, new Set(named('css')), stylesBudget);
}

function check(what, files, budget) {
  const bytes = [...files].reduce((sum, path) => sum + sizeOf(join(folder, path)), 0);
  if (bytes === 0) throw new Error(`${what}: none was found`);
  const isOver = bytes > budget;
  if (isOver) process.exitCode = 1;
  if (isOver || process.argv.includes('--list'))
    console.log(`${what}: ${bytes} of ${budget} bytes${isOver ? ', over the budget' : ''}`);
}

/** Dynamic imports are not counted. */
function withImports(paths) {
  const files = new Set(paths);
  // The loop also visits files that are added while it runs.
  for (const path of files) {
    const code = readFileSync(join(folder, path), 'utf8');
    const imports = code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
    for (const [, file] of imports) files.add(`assets/${file}`);
  }
  return files;
}

function sizeOf(path) {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
