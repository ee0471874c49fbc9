/** Shares a link to the page through the device's own share sheet or the clipboard. */
import { copyLink } from '../../ui/feedback/copy-link.ts';
import type { ToastStore } from '../../ui/feedback/toast.ts';

/** Falls back to copying. Closing the share sheet is not an error. */
export async function shareLink(title: string, url: string, toasts: ToastStore): Promise<void> {
  if (typeof navigator.share !== 'function') return copyLink(url, toasts);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyLink(url, toasts);
  }
}
