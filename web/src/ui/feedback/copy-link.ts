import type { ToastStore } from './toast.ts';

export async function copyLink(url: string, toasts: ToastStore): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toasts.show({ title: 'Link Copied', description: 'Paste it wherever you like.' });
  } catch {
    // The page is not on https, or the browser forbids it.
    toasts.show({
      title: 'The link could not be copied',
      description: `Copy it from here: ${url}`,
      variant: 'destructive',
    });
  }
}
