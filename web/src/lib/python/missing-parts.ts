/** Says which missing feature of the browser keeps programs from running; null if none is missing. */
export function missingParts(
  scope: { readonly WebAssembly?: unknown } = globalThis,
): string | null {
  return scope.WebAssembly === undefined
    ? 'Python programs can’t run in this browser, because WebAssembly isn’t available or is turned off. Lessons, the circuit lab, and tasks with circuits still work. For programs, try another browser.'
    : null;
}
