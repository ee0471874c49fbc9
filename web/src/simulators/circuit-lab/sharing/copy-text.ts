/** Copies a text; where the clipboard is closed, as of old by a selection. False where neither works. */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | null) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, no secure page, or a frame of another site.
    field?.focus();
    field?.select();
    return document.execCommand?.('copy') ?? false;
  }
}
