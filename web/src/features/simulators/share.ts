/** A link to the page, through the device's own share sheet or the clipboard. */
import type { ToastStore } from '../../ui/feedback/toast.ts';

export async function copyLink(url: string, toasts: ToastStore): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toasts.show({ title: 'Link Copied', description: 'Paste it wherever you like.' });
  } catch {
    // Without https, or where the browser forbids it.
    toasts.show({
      title: 'The link could not be copied',
      description: `Copy it from here: ${url}`,
      variant: 'destructive',
    });
  }
}

/** Falls back to copying. Closing the sheet again is no mistake. */
export async function shareLink(title: string, url: string, toasts: ToastStore): Promise<void> {
  if (typeof navigator.share !== 'function') return copyLink(url, toasts);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyLink(url, toasts);
  }
}
