/** Page of many pictures for comparison. */
export interface SheetPicture {
  /** Label as HTML. */
  readonly label: string;
  /** File name, relative to the page. */
  readonly file: string;
}

/** An undefined picture leaves its place empty. */
export function contactSheet(
  title: string,
  rows: readonly (readonly (SheetPicture | undefined)[])[],
): string {
  const cell = (picture: SheetPicture | undefined) =>
    picture ? `<td>${picture.label}<br><img src="${picture.file}" alt=""></td>` : '<td></td>';
  const lines = rows.map((pictures) => `<tr>${pictures.map(cell).join('')}</tr>`);
  return `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>
  body { margin: 8px; background: #888; font: 12px sans-serif; }
  td { vertical-align: top; padding: 3px; white-space: nowrap; }
  b { color: #900; }
  img { max-width: 380px; max-height: 380px; }
</style>
<table>${lines.join('\n')}</table>
`;
}
