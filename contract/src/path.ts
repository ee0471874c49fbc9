/**
 * Fills in the parameters of a call's path and appends its query.
 * @throws {Error} if the path names a parameter that is not given.
 */
export function pathOf(
  call: { readonly path: string },
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | number>> = {},
): string {
  const fields = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  return withParams(call, params) + (fields.length > 0 ? `?${fields.join('&')}` : '');
}

function withParams(
  call: { readonly path: string },
  params: Readonly<Record<string, string | number>>,
): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${call.path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}
