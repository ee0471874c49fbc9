/**
 * The site's files in this browser, the same for everybody: a cache for each build, of which the last two stay,
 * so that a page of the build before still finds its parts.
 */
import { filesNamedIn, keyOf, kindOf, renewedFiles, shellPage } from './addresses.ts';

const prefix = 'qubloom.files.';
const lookup = { ignoreSearch: true, ignoreVary: true } as const;

const builds = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

export interface Build {
  readonly id: string;
  /** Addresses of all its hashed files. */
  readonly files: readonly string[];
}

export class KeptFiles {
  readonly #build: Build;
  readonly #name: string;

  constructor(build: Build) {
    this.#build = build;
    this.#name = `${prefix}${build.id}`;
  }

  /** Of this build, else of the one before. */
  async find(path: string): Promise<Response | undefined> {
    const key = keyOf(path);
    for (const name of [this.#name, ...(await builds()).toReversed()]) {
      const found = await (await caches.open(name)).match(key, lookup);
      if (found && isOwn(path, found)) return found;
    }
    return undefined;
  }

  async put(path: string, response: Response): Promise<void> {
    if (response.status === 200 && isOwn(path, response))
      await (await this.#open()).put(keyOf(path), response);
  }

  /** A new build takes over: its shell, and anew whatever this device has used of the builds before. */
  async takeOver(alwaysKept: readonly string[]): Promise<void> {
    const held = await this.#heldBefore();
    await Promise.all(alwaysKept.map((path) => this.#renew(path)));
    const shell = await this.find(shellPage);
    const core = filesNamedIn((await shell?.text()) ?? '');
    await Promise.all(core.map((path) => this.#add(path)));
    for (const path of renewedFiles(held, this.#build.files)) await this.#add(path).catch(skip);
    for (const path of held) {
      if (kindOf(path) === 'simulator') await this.#addWithAllItNames(path).catch(skip);
    }
  }

  async forgetOldBuilds(): Promise<void> {
    const others = (await builds()).filter((name) => name !== this.#name);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  }

  /** What a page wants to have here: files as they are, simulators with all that they ask for. */
  async keep(paths: readonly string[]): Promise<void> {
    for (const path of new Set(paths.map(keyOf))) {
      const kind = kindOf(path);
      if (kind === 'simulator') await this.#addWithAllItNames(path).catch(skip);
      else if (kind === 'hashed' || kind === 'file') await this.#add(path).catch(skip);
    }
  }

  readonly #open = () => caches.open(this.#name);

  async #heldBefore(): Promise<readonly string[]> {
    const requests = await Promise.all(
      (await builds()).map(async (name) => (await caches.open(name)).keys()),
    );
    return [...new Set(requests.flat().map(({ url }) => new URL(url).pathname))];
  }

  async #addWithAllItNames(page: string): Promise<void> {
    const wanted = new Set([page]);
    // A set that grows while it is read gives what was added, too.
    for (const path of wanted) {
      const response = await this.#add(path);
      if (/\.(?:css|woff2|wasm)$/.test(path)) continue;
      filesNamedIn(await response.text()).forEach((file) => wanted.add(file));
    }
  }

  /** A page that was kept before is one of the build before, and asked for anew when a build takes over. */
  async #add(path: string): Promise<Response> {
    const own = await (await this.#open()).match(keyOf(path), lookup);
    if (own && isOwn(path, own)) return own;
    const before = kindOf(path) === 'hashed' ? await this.find(path) : undefined;
    if (!before) return this.#renew(path);
    await this.put(path, before.clone());
    return before;
  }

  async #renew(path: string): Promise<Response> {
    const cache = kindOf(path) === 'hashed' ? 'default' : 'no-cache';
    const response = await fetch(path, { cache });
    if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
    if (!isOwn(path, response) || (await namesNothing(path, response.clone()))) {
      throw new Error(`${path}: somebody else has answered.`);
    }
    await this.put(path, response.clone());
    return response;
  }
}

const isPage = (path: string) => /\.html$/.test(path) || kindOf(path) === 'simulator';

/** A filter in between may answer for any address with a page of its own, and a status of 200. */
function isOwn(path: string, { redirected, headers }: Response): boolean {
  return !redirected && isPage(path) === /html/i.test(headers.get('content-type') ?? '');
}

/** The shell and a simulator ask for files of their build; other pages of ours may have all in themselves. */
async function namesNothing(path: string, response: Response): Promise<boolean> {
  if (path !== shellPage && kindOf(path) !== 'simulator') return false;
  return filesNamedIn(await response.text()).length === 0;
}

/** What is not there now is kept when it is used. */
const skip = () => undefined;
