/**
 * Whether another site's page stands anywhere around this one. Anybody may frame a simulator; what this
 * browser has saved for a learner is then neither read nor changed.
 */
export function hasForeignTop(): boolean {
  try {
    for (let page: Window = window; page !== page.parent; page = page.parent) {
      if (page.parent.location.origin !== window.location.origin) return true;
    }
    return false;
  } catch {
    // Another origin's page does not say where it is.
    return true;
  }
}
