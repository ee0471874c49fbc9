/**
 * Copies a text. If the clipboard is closed, it selects the text and uses the older copy command. Returns false if
 * neither works.
 */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | null) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no permission, no secure page, or the page is in a frame of another site.
    field?.focus();
    field?.select();
    return document.execCommand?.('copy') ?? false;
  }
}
