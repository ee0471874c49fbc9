/** Shown if a picture's code could not be fetched; the picture's description is in the page anyway. */
export function MissingInteractive() {
  return <p className="text-ink-soft">This picture did not come. Reload the page to see it.</p>;
}
