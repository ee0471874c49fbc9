/** Where a picture's code could not be fetched; its description stands in the page all the same. */
export function MissingWidget() {
  return <p className="text-ink-soft">This picture did not come. Reload the page to see it.</p>;
}
