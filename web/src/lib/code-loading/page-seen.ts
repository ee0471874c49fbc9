/** Milliseconds after which a page counts as seen even if nothing is painted, as happens in a background window. */
const longestWait = 1500;

/** Resolves after the page's first paint with content. Until then, nothing that can wait may load. */
export const pageSeen = new Promise<void>((resolve) => {
  const { supportedEntryTypes } = PerformanceObserver;
  if (!supportedEntryTypes.includes('paint')) {
    resolve();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    resolve();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, longestWait);
});
