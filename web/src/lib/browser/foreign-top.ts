/**
 * Returns true if a page of another site frames this one, directly or further out. Any site may frame a simulator. In
 * such a frame, the data that this browser has saved for a learner is neither read nor changed.
 */
export function hasForeignTop(): boolean {
  try {
    for (let page: Window = window; page !== page.parent; page = page.parent) {
      if (page.parent.location.origin !== window.location.origin) return true;
    }
    return false;
  } catch {
    // A page of another origin does not reveal its address.
    return true;
  }
}
