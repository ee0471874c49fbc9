/** How this site starts workers: the content security policy lets in one policy by this name. */

interface Policy {
  createScriptURL(url: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

let policy: Policy | undefined;

/** A policy can be made once only, so it is reused. */
function policyOf(factory: PolicyFactory): Policy {
  policy ??= factory.createPolicy('qubloom', { createScriptURL: ownScript });
  return policy;
}

function ownScript(url: string): string {
  // A worker, which may start others, has a location but no window.
  const { href, origin } = globalThis.location;
  if (new URL(url, href).origin !== origin) throw new TypeError(`${url} is not ours.`);
  return url;
}

/** As the policy asks for it; the types of the browser's functions name the string alone. */
function trustedUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes ? policyOf(trustedTypes).createScriptURL(url) : ownScript(url);
}

/** `url` comes from an import that ends in `?worker&url`. Throws where a page may have no workers. */
export function startWorker(url: string): Worker {
  return new Worker(trustedUrl(url), { type: 'module' });
}

/** Undefined where there can be none: on plain http, or in a strict privacy setting. */
export async function registerServiceWorker(
  url: string,
): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  return serviceWorker?.register(trustedUrl(url)).catch(() => undefined);
}
