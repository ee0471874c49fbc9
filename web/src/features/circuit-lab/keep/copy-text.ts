/** Copies a text; where the clipboard is closed, the old way by a selection. False where neither works. */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | null) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, no secure page, or a sandboxed frame.
    field?.focus();
    field?.select();
    return document.execCommand?.('copy') ?? false;
  }
}
