/** Starts the site's workers. The content security policy allows one Trusted Types policy with this name. */

interface Policy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

let policy: Policy | undefined;

/** A policy can be created only once, so it is reused. */
function policyOf(factory: PolicyFactory): Policy {
  policy ??= factory.createPolicy('qubloom', { createScriptURL: ownScript });
  return policy;
}

function ownScript(url: string): string {
  // A worker may start other workers and has a location, but no window.
  const { href, origin } = globalThis.location;
  if (new URL(url, href).origin !== origin) throw new TypeError(`${url} is not on this site.`);
  return url;
}

/** Passes the URL through the policy. The types of the browser's functions accept only strings. */
function trustedUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes ? policyOf(trustedTypes).createScriptURL(url) : ownScript(url);
}

/**
 * @param url the address from an import that ends in `?worker&url`.
 * @throws if the page is not allowed to start workers.
 */
export function startWorker(url: string): Worker {
  return new Worker(trustedUrl(url), { type: 'module' });
}

/** Returns undefined if service workers are not available: on plain http, or with a strict privacy setting. */
export async function registerServiceWorker(
  url: string,
): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  return serviceWorker?.register(trustedUrl(url)).catch(() => undefined);
}
