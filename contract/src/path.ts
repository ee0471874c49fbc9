/**
 * The path of a call with its parameters filled in.
 * @throws {Error} when the path names a parameter that is not given.
 */
export function pathOf(
  call: { readonly path: string },
  params: Readonly<Record<string, string | number>> = {},
): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${call.path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}
