/** Each browser says in its own words that a part of the site's code did not come. */
const words =
  /dynamically imported module|importing a module script failed|error loading dynamically/i;

/** Such an import stays failed until the page is loaded anew. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}
