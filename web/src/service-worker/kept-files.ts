/**
 * The site's files in this browser, the same for all users: a cache for each build. The last two stay, so that a
 * page of the previous build still finds its parts.
 */
import { filesNamedIn, cacheKeyOf, addressKindOf, renewedFiles, shellPage } from './addresses.ts';

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

  /** Finds it in this build, else in the previous one. */
  async find(path: string): Promise<Response | undefined> {
    const key = cacheKeyOf(path);
    for (const name of [this.#name, ...(await builds()).toReversed()]) {
      const found = await (await caches.open(name)).match(key, lookup);
      if (found && isOwn(path, found)) return found;
    }
    return undefined;
  }

  async put(path: string, response: Response): Promise<void> {
    if (response.status === 200 && isOwn(path, response))
      await (await this.#open()).put(cacheKeyOf(path), response);
  }

  /** Installs a new build: its shell, and new versions of the files that this device has used. */
  async takeOver(alwaysKept: readonly string[]): Promise<void> {
    const held = await this.#heldBefore();
    await Promise.all(alwaysKept.map((path) => this.#renew(path)));
    const shell = await this.find(shellPage);
    const core = filesNamedIn((await shell?.text()) ?? '');
    await Promise.all(core.map((path) => this.#add(path)));
    for (const path of renewedFiles(held, this.#build.files)) await this.#add(path).catch(skip);
    for (const path of held) {
      if (addressKindOf(path) === 'simulator') await this.#addWithAllItNames(path).catch(skip);
    }
  }

  async forgetOldBuilds(): Promise<void> {
    const others = (await builds()).filter((name) => name !== this.#name);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  }

  /** Stores what a page requests: files as they are, and simulators with all their files. */
  async keep(paths: readonly string[]): Promise<void> {
    for (const path of new Set(paths.map(cacheKeyOf))) {
      const kind = addressKindOf(path);
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
    // Iterating over a growing set also visits the added items.
    for (const path of wanted) {
      const response = await this.#add(path);
      if (/\.(?:css|woff2|wasm)$/.test(path)) continue;
      filesNamedIn(await response.text()).forEach((file) => wanted.add(file));
    }
  }

  /** A stored page belongs to the previous build, and is requested again when a build takes over. */
  async #add(path: string): Promise<Response> {
    const own = await (await this.#open()).match(cacheKeyOf(path), lookup);
    if (own && isOwn(path, own)) return own;
    const before = addressKindOf(path) === 'hashed' ? await this.find(path) : undefined;
    if (!before) return this.#renew(path);
    await this.put(path, before.clone());
    return before;
  }

  async #renew(path: string): Promise<Response> {
    const cache = addressKindOf(path) === 'hashed' ? 'default' : 'no-cache';
    const response = await fetch(path, { cache });
    if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
    if (!isOwn(path, response) || (await namesNothing(path, response.clone()))) {
      throw new Error(`${path}: somebody else has answered.`);
    }
    await this.put(path, response.clone());
    return response;
  }
}

const isPage = (path: string) => /\.html$/.test(path) || addressKindOf(path) === 'simulator';

/** A filter on the network may answer any address with its own page and status 200. */
function isOwn(path: string, { redirected, headers }: Response): boolean {
  return !redirected && isPage(path) === /html/i.test(headers.get('content-type') ?? '');
}

/** The shell and a simulator request files of their build; other pages of ours may be self-contained. */
async function namesNothing(path: string, response: Response): Promise<boolean> {
  if (path !== shellPage && addressKindOf(path) !== 'simulator') return false;
  return filesNamedIn(await response.text()).length === 0;
}

/** Files that are unavailable now are stored when they are used. */
const skip = () => undefined;
