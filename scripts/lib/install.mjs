// Installs the packages when those on disk are not those of package-lock.json.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, say, Stop } from './project.mjs';

export async function installWhatIsMissing() {
  if (isInstalled()) return;
  say('Installing packages (once, or after they changed) ...');
  const code = await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  if (code !== 0) {
    throw new Stop(
      'The packages could not be installed; npm says why above. Is this machine online?',
    );
  }
}

/** npm writes down what it has installed, as its last step. */
function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    // Of those for other machines only some are here.
    if (entry.optional || entry.link) return true;
    return installed[path]?.version === entry.version;
  });
}
